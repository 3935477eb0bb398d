import { ExternalLink } from "#site/ui/external-link.tsx";
import { SignedPercent } from "#site/ui/signed-value.tsx";
import { Spinner } from "#site/ui/spinner.tsx";
import { SampleMark, Stamp } from "#site/ui/stamp.tsx";
import { Tag } from "#site/ui/tag.tsx";
import { Zone } from "#site/ui/zone.tsx";
import { KitSection } from "./kit-section.tsx";

export function MarksSection() {
  return (
    <KitSection title="Tags and marks" columns={4} onAxis>
      <div className="kit-stack">
        <div className="kit-row">
          <Tag>81,550</Tag>
          <Tag tone="gain">+31.63%</Tag>
          <Tag tone="loss">−8.20%</Tag>
          <Tag tone="ink">24,876</Tag>
        </div>
        <Zone label="Zone divider" remark="label and origin stub" />
        <p>
          Inline <mark>highlight</mark> and a <span className="dblr">double-ruled total</span>
        </p>
        <div className="kit-row">
          <Stamp solid>FIRST STAMP</Stamp>
          <Stamp>SECOND STAMP</Stamp>
          <SampleMark />
        </div>
        <p className="num kit-row">
          <SignedPercent percent={2.4} />
          <SignedPercent percent={-1.14} />
          <SignedPercent percent={0} />
        </p>
        <p className="kit-row">
          <a className="link" href="#main">
            Plain link
          </a>
          <a className="link is-hover" href="#main">
            Hover
          </a>
          <a className="link is-focus" href="#main">
            Focus
          </a>
          <ExternalLink href="https://www.w3.org/WAI/">Other site</ExternalLink>
        </p>
        <p className="kit-row">
          <Spinner />
          <span className="small">Spinner, three bars rising</span>
        </p>
      </div>
    </KitSection>
  );
}
