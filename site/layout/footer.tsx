import { copyrightLine, footerBlurb, riskNotice, timeframeNote } from "#content/footer.ts";
import { footerColumns, isInternal, type Link } from "#content/navigation.ts";
import { RiskNotice } from "#site/ui/risk-notice.tsx";
import { Logo } from "./logo.tsx";
import { ThemeChoiceButtons } from "./theme-choice.tsx";

export function Footer() {
  return (
    <footer className="site-footer">
      <RiskNotice title={riskNotice.heading} tag={riskNotice.tag}>
        {riskNotice.text}
      </RiskNotice>
      <div className="footer-columns">
        <div>
          <Logo />
          <p className="small">{footerBlurb}</p>
        </div>
        {footerColumns.map((column) => (
          <div key={column.heading}>
            <h2>{column.heading}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.label}>
                  <FooterLink link={link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="footer-end small">
        <span>{copyrightLine}</span>
        <span>{timeframeNote}</span>
        <ThemeChoiceButtons />
      </div>
    </footer>
  );
}

function FooterLink({ link }: { link: Link }) {
  if (isInternal(link)) return <a href={link.to}>{link.label}</a>;
  const elsewhere = link.href.startsWith("http");
  return (
    <a href={link.href} {...(elsewhere ? { target: "_blank", rel: "noopener" } : {})}>
      <Breakable text={link.label} />
    </a>
  );
}

/** On a phone a long address breaks after its @, not in the middle of a word. */
function Breakable({ text }: { text: string }) {
  const [name, host] = text.split("@");
  if (host === undefined) return text;
  return (
    <span>
      {name}@<wbr />
      {host}
    </span>
  );
}
