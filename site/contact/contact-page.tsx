import { contactPage, contactReasons, contactSection, contactWays } from "#content/contact.ts";
import { SampleMark } from "#site/ui/stamp.tsx";
import { HeadingBand, Zone } from "#site/ui/zone.tsx";
import { ContactRow } from "./contact-row.tsx";

export function ContactPage() {
  return (
    <>
      <section className="sec phead">
        <h1>{contactPage.heading}</h1>
        <p className="lede mt-6">{contactPage.introduction}</p>
      </section>
      <section className="sec ways-section">
        <Zone as="h2" label={contactSection.label} />
        {contactSection.sample && (
          <p className="ways-sample">
            <SampleMark>{contactSection.sampleNote}</SampleMark>
          </p>
        )}
        <dl className="ways bleed">
          {contactWays.map((way) => (
            <ContactRow key={way.id} way={way} />
          ))}
        </dl>
      </section>
      <Reasons />
      <section className="sec never">
        <HeadingBand>{contactReasons.never.heading}</HeadingBand>
        <p className="lede">{contactReasons.never.text}</p>
      </section>
    </>
  );
}

function Reasons() {
  const { label, tag, heading, sendLabel, answerLabel, reasons } = contactReasons;
  return (
    <section className="sec">
      <Zone label={label} tag={tag} from="30" />
      <div className="cut from-30 reasons">
        <h2>{heading}</h2>
        <ul>
          {reasons.map(({ title, send, answer, to, link }) => (
            <li key={title}>
              <h3>{title}</h3>
              <dl>
                <dt>{sendLabel}</dt>
                <dd>{send}</dd>
                <dt>{answerLabel}</dt>
                <dd>
                  {answer}{" "}
                  <a className="link" href={to}>
                    {link}
                  </a>
                </dd>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
