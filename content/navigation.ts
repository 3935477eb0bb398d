import { planNames } from "#core/plan-names.ts";
import { company } from "./company.ts";

/** A place on this site: a path, or a path with an anchor. */
export type InternalLink = { readonly label: string; readonly to: string };
/** Another site, a phone number or a mailbox. */
export type ExternalLink = { readonly label: string; readonly href: string };
export type Link = InternalLink | ExternalLink;
export type LinkGroup = { readonly heading: string; readonly links: readonly Link[] };

const aboutUs: InternalLink = { label: "About Us", to: "/about-us" };
const pricing: InternalLink = { label: "Pricing", to: "/#pricing" };

export const headerLinks: readonly InternalLink[] = [
  { label: "Features", to: "/#features" },
  pricing,
  { label: "Compare Plans", to: "/compare" },
  { label: planNames.signalpro, to: "/signalpro" },
  { label: "Backtest Report", to: "/dashboard" },
  { label: "Testimonials", to: "/#testimonials" },
  { label: "FAQ", to: "/#faq" },
  { label: "Products", to: "/products" },
];

export const resources: { readonly heading: string; readonly links: readonly InternalLink[] } = {
  heading: "Resources",
  links: [
    { label: "Master the Tool", to: "/mastertool" },
    { label: "Affiliates", to: "/affiliates" },
    aboutUs,
  ],
};

export const getStarted: InternalLink = { label: "Get Started", to: "/#pricing" };

export const footerColumns: readonly LinkGroup[] = [
  {
    heading: "Products",
    links: [{ label: planNames.standard, to: "/#standard" }, { label: planNames.pro, to: "/#pro" }, pricing],
  },
  {
    heading: "Company",
    links: [
      aboutUs,
      { label: "Contact Us", to: "/contact-us" },
      { label: company.contact.phone, href: `tel:${company.contact.phone.replaceAll(" ", "")}` },
      { label: company.contact.supportEmail, href: `mailto:${company.contact.supportEmail}` },
    ],
  },
  {
    heading: "Legal",
    links: [
      { label: "Terms of Service", to: "/terms-of-service" },
      { label: "Privacy Policy", to: "/privacy-policy" },
      { label: "Cookie Policy", to: "/cookie-policy" },
      { label: "Refund Policy", to: "/refund-policy" },
      { label: "Digital Delivery Policy", to: "/shipping-policy" },
      { label: "Affiliate Agreement", to: "/affiliate-agreement" },
    ],
  },
  {
    heading: "Elsewhere",
    links: company.social.links.map(({ label, url }) => ({ label, href: url })),
  },
];

export function isInternal(link: Link): link is InternalLink {
  return "to" in link;
}
