import { aboutPage, companyFacts, notAnAdviser, notDone, ourMethod, whatWeMake } from "#content/about.ts";
import { buttonClass } from "#site/ui/button.tsx";
import { Flow } from "#site/ui/flow.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { SampleMark } from "#site/ui/stamp.tsx";
import { Zone } from "#site/ui/zone.tsx";
import { Team } from "./team.tsx";

export function AboutPage() {
  return (
    <>
      <section className="sec phead">
        <h1>{aboutPage.heading}</h1>
        <p className="lede mt-6">{aboutPage.introduction}</p>
      </section>
      <WhatWeMake />
      <section className="sec">
        <Zone as="h2" label={ourMethod.label} tag={ourMethod.tag} />
        <Flow steps={ourMethod.steps} />
      </section>
      <NotDone />
      <Team />
      <NotAnAdviser />
      <CompanyFacts />
    </>
  );
}

function WhatWeMake() {
  const { label, heading, text, report, link } = whatWeMake;
  return (
    <section className="sec">
      <Zone label={label} from="36" />
      <div className="cut from-36 about-cut">
        <h2>{heading}</h2>
        <div className="about-prose">
          <p>{text}</p>
          <p>{report}</p>
          <a className={buttonClass({ variant: "text" })} href={link.to}>
            {link.label}
          </a>
        </div>
      </div>
    </section>
  );
}

function NotDone() {
  return (
    <section className="sec">
      <Zone label={notDone.label} from="half" />
      <div className="cut from-half about-cut">
        <h2>{notDone.heading}</h2>
        <ul className="not-done">
          {notDone.items.map((item) => (
            <li key={item}>
              <Icon name="close" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function NotAnAdviser() {
  return (
    <section className="sec">
      <Zone label={notAnAdviser.label} tone="loss" />
      <div className="about-status">
        <h2>{notAnAdviser.heading}</h2>
        {notAnAdviser.statements.map(({ heading, text }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function CompanyFacts() {
  return (
    <section className="sec">
      <div className="cut from-36">
        <div>
          <h2>{companyFacts.heading}</h2>
          {companyFacts.sample && (
            <p className="mt-4">
              <SampleMark />
            </p>
          )}
        </div>
        <dl className="facts">
          {companyFacts.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
