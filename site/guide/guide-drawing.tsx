import type { ReactNode } from "react";

type GuideDrawingProps = {
  description: string;
  caption: string;
  width: number;
  height: number;
  children: ReactNode;
};

/** Drawn for a phone's width, so that its words stay readable there; wider screens show it with the caption beside it. */
export function GuideDrawing({ description, caption, width, height, children }: GuideDrawingProps) {
  return (
    <figure className="drawing">
      <svg className="ch" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description}>
        {children}
      </svg>
      <figcaption className="small">{caption}</figcaption>
    </figure>
  );
}
