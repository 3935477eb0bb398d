import { type ReactNode, useId } from "react";
import { Spinner } from "./spinner.tsx";
import { Stamp } from "./stamp.tsx";

export type ChoiceGroupProps = { label: ReactNode; remark?: ReactNode; children: ReactNode };

export function ChoiceGroup({ label, remark, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <>
      <div className="choice-head">
        <b id={id}>{label}</b>
        {remark && <span className="small">{remark}</span>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can not be the ruled grid itself. */}
      <div className="choice" role="group" aria-labelledby={id}>
        {children}
      </div>
    </>
  );
}

export type ChoiceOptionProps = {
  label: ReactNode;
  amount: ReactNode;
  per: ReactNode;
  note: ReactNode;
  stamp?: ReactNode;
  busy?: boolean;
  busyNote?: ReactNode;
  disabled?: boolean;
  className?: string | undefined;
  onClick?: () => void;
};

export function ChoiceOption(props: ChoiceOptionProps) {
  const {
    label,
    amount,
    per,
    note,
    stamp,
    busy = false,
    busyNote,
    disabled = false,
    className,
    onClick,
  } = props;
  return (
    <button
      type="button"
      className={className}
      // A busy option keeps the focus of whoever pressed it, so it is not disabled.
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <b>{label}</b>
      {busy ? <Spinner /> : stamp && <Stamp>{stamp}</Stamp>}
      <span className="amount">
        {amount} <small>{per}</small>
      </span>
      <span className="note">{busy && busyNote ? busyNote : note}</span>
    </button>
  );
}
