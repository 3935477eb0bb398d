import { contactPage as page } from "#content/contact.ts";
import { ContactPage } from "#site/contact/contact-page.tsx";
import { pageMeta } from "#site/layout/page-meta.ts";
import "#site/styles/pages/contact-us.css";

export function meta() {
  return pageMeta(page);
}

export default function ContactUs() {
  return <ContactPage />;
}
