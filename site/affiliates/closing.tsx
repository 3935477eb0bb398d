import { affiliateActions, affiliateStart } from "#content/affiliates.ts";
import { Tag } from "#site/ui/tag.tsx";
import { PlatformButton } from "./platform-button.tsx";

export function Closing() {
  const { agreement } = affiliateActions;
  return (
    <section className="sec">
      <div className="zhead aff-closing">
        <h2>{affiliateStart.heading}</h2>
        <p className="lede">{affiliateStart.text}</p>
        <p>
          <span className="platform-buttons">
            <PlatformButton to="join" />
            <PlatformButton to="login" />
          </span>
          <a className="btn btn-t" href={agreement.to}>
            {agreement.label}
          </a>
        </p>
        <Tag>{affiliateStart.tag}</Tag>
      </div>
    </section>
  );
}
