import { Zone } from "#site/ui/zone.tsx";

type SplitOpeningProps = {
  label: string;
  remark: string;
  tag: string;
  heading: string;
  introduction: string;
};

/** The heading in the left half, the divider and the introduction in the right. */
export function SplitOpening({ label, remark, tag, heading, introduction }: SplitOpeningProps) {
  return (
    <div className="cut from-half split-opening">
      <h2>{heading}</h2>
      <div className="from-0">
        <Zone label={label} remark={remark} tag={tag} />
        <p className="lede">{introduction}</p>
      </div>
    </div>
  );
}
