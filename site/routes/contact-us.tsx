import { company } from "#content/company.ts";
import { contactPage as page } from "#content/contact.ts";
import { PageIntro } from "#site/layout/page-intro.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";

const { contact, grievanceOfficer, identity, postalAddress } = company;

export function meta() {
  return pageMeta(page);
}

export default function ContactUs() {
  return (
    <PageIntro heading={page.heading} introduction={page.introduction}>
      <dl className="contact">
        <dt>Name</dt>
        <dd>{identity.legalName}</dd>
        <dt>Support</dt>
        <dd>
          <a className="link" href={`mailto:${contact.supportEmail}`}>
            {contact.supportEmail}
          </a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <a className="link" href={`tel:${contact.phone.replaceAll(" ", "")}`}>
            {contact.phone}
          </a>
          , {contact.hours}
        </dd>
        <dt>Post</dt>
        <dd>{postalAddress.lines.join(", ")}</dd>
        <dt>Grievances</dt>
        <dd>
          {grievanceOfficer.name},{" "}
          <a className="link" href={`mailto:${grievanceOfficer.email}`}>
            {grievanceOfficer.email}
          </a>
        </dd>
      </dl>
    </PageIntro>
  );
}
