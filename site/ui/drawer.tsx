import { type MouseEvent, type ReactNode, useId } from "react";
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
  /** A row that leads to an address is a link. */
  href?: string | undefined;
  current?: boolean;
  remark?: ReactNode;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
};

export function DrawerRow({ href, current = false, remark, onClick, children }: DrawerRowProps) {
  const row = { className: "drawer-row", "aria-current": current || undefined, onClick };
  const content = (
    <>
      <b>{children}</b>
      {remark && <small className="num">{remark}</small>}
    </>
  );
  return href === undefined ? (
    <button type="button" {...row}>
      {content}
    </button>
  ) : (
    <a href={href} {...row}>
      {content}
    </a>
  );
}
