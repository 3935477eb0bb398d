import { type ReactNode, useId } from "react";
import { IconButton } from "./button.tsx";
import { useModal } from "./use-modal.ts";

export type DialogSize = "details" | "chooser" | "video";

export type DialogPanelProps = {
  titleId: string;
  /** The band on top: what this is about, and its price or person. */
  label: ReactNode;
  remark?: ReactNode;
  /** Without a heading the label names the dialog and the body has no padding (video). */
  heading?: ReactNode;
  lede?: ReactNode;
  onClose?: (() => void) | undefined;
  children: ReactNode;
};

export function DialogPanel({ titleId, label, remark, heading, lede, onClose, children }: DialogPanelProps) {
  return (
    <>
      <div className="dlg-band">
        <b id={heading ? undefined : titleId}>{label}</b>
        {remark && <span>{remark}</span>}
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      {heading ? (
        <div className="dlg-body">
          <h2 id={titleId}>{heading}</h2>
          {lede && <p className="lede">{lede}</p>}
          {children}
        </div>
      ) : (
        children
      )}
    </>
  );
}

export type DialogProps = Omit<DialogPanelProps, "titleId" | "onClose"> & {
  size?: DialogSize;
  /** Called once, however it was closed: button, Esc, backdrop. Stop rendering the dialog then. */
  onClose: () => void;
};

/** Mounted is open. On narrow screens it is a sheet that rises from the bottom edge. */
export function Dialog({ size = "details", onClose, ...panel }: DialogProps) {
  const titleId = useId();
  const ref = useModal(onClose);
  return (
    <dialog ref={ref} className={`dlg dlg-${size}`} aria-labelledby={titleId} tabIndex={-1}>
      <DialogPanel {...panel} titleId={titleId} onClose={() => ref.current?.close()} />
    </dialog>
  );
}
