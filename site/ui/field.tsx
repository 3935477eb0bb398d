import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

export type FieldProps = ComponentProps<"input"> & {
  label: ReactNode;
  /** Beside the label: "Optional". */
  aside?: ReactNode;
  hint?: ReactNode;
  /** A sentence that says what to do, not what is wrong. */
  error?: ReactNode;
};

export function Field({ label, aside, hint, error, id, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = error ? `${inputId}-error` : undefined;
  const hintId = hint ? `${inputId}-hint` : undefined;
  return (
    <div className="field">
      <label htmlFor={inputId}>
        {label}
        {aside && <small>{aside}</small>}
      </label>
      <input
        {...input}
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
      />
      {error && (
        <p className="msg" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
