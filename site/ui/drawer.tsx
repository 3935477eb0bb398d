import { type ReactNode, useId } from "react";
import { IconButton } from "./button.tsx";
import { useModal } from "./use-modal.ts";

export type DrawerProps = { label: string; onClose: () => void; children: ReactNode };

/** Mounted is open, as with Dialog; it comes from the left edge. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const titleId = useId();
  const ref = useModal(onClose);
  return (
    <dialog ref={ref} className="drawer" aria-labelledby={titleId} tabIndex={-1}>
      <div className="dlg-band">
        <b id={titleId}>{label}</b>
        <IconButton icon="close" label="Close" onClick={() => ref.current?.close()} />
      </div>
      {children}
    </dialog>
  );
}

export type DrawerRowProps = {
  current?: boolean;
  remark?: ReactNode;
  onClick: () => void;
  children: ReactNode;
};

export function DrawerRow({ current = false, remark, onClick, children }: DrawerRowProps) {
  return (
    <button type="button" className="drawer-row" aria-current={current || undefined} onClick={onClick}>
      <b>{children}</b>
      {remark && <small className="num">{remark}</small>}
    </button>
  );
}
