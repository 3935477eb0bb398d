import type { HomeSection } from "#content/home.ts";
import { Zone, type ZoneProps } from "#site/ui/zone.tsx";

type OpeningProps = { section: HomeSection } & Pick<ZoneProps, "tag" | "tone" | "from">;

/** Divider, heading and introduction. */
export function Opening({ section, ...zone }: OpeningProps) {
  const { label, remark, heading, introduction } = section;
  return (
    <>
      {label && <Zone label={label} remark={remark} {...zone} />}
      <div className="intro">
        <h2>{heading}</h2>
        <p className="lede">{introduction}</p>
      </div>
    </>
  );
}
