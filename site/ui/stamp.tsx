import type { ReactNode } from "react";

export function Stamp({ solid = false, children }: { solid?: boolean; children: ReactNode }) {
  return <span className={solid ? "stamp solid" : "stamp"}>{children}</span>;
}

/** Stands wherever an example stands in for evidence. */
export function SampleMark({ children = "Sample" }: { children?: ReactNode }) {
  return <span className="stamp sample">{children}</span>;
}
