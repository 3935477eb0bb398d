import type { ReactNode } from "react";
import { Tag } from "./tag.tsx";

export type RiskNoticeProps = {
  title: string;
  tag: string;
  children: ReactNode;
};

/** Risk is a supply zone: the same object as everything else on the page. */
export function RiskNotice({ title, tag, children }: RiskNoticeProps) {
  return (
    <aside className="risk" aria-label={title}>
      <b>{title}</b>
      <p>{children}</p>
      <Tag tone="loss">{tag}</Tag>
    </aside>
  );
}
