import { deliveryRules, refundRules } from "#core/policy.ts";
import { retention } from "#core/retention.ts";
import { company } from "./company.ts";
import { definePage } from "./page.ts";

/** `href` makes the first line a link; `when` says what this way is for. */
export type ContactWay = {
  readonly id: "name" | "support" | "phone" | "hours" | "post" | "grievances";
  readonly label: string;
  readonly lines: readonly string[];
  readonly href?: string;
  /** What a button beside it copies; nobody copies the hours. */
  readonly copy?: string;
  readonly when: string;
};

/** `to` is the page that has the whole rule. */
export type ContactReason = {
  readonly title: string;
  readonly send: string;
  readonly answer: string;
  readonly to: string;
  readonly link: string;
};

const { contact, grievanceOfficer, identity, postalAddress } = company;

export const contactPage = definePage({
  path: "/contact-us",
  title: "Contact Us",
  description:
    "Write, call or send a letter: support address, phone, hours, postal address and the grievance officer.",
  heading: "A person answers.",
  introduction:
    "For questions about access, name the TradingView username you signed up with. Access is granted within " +
    `${deliveryRules.maxHours} hours, so a question before that is welcome but rarely needed.`,
});

export const contactSection = {
  label: "How to reach us",
  /** True while any of the details is still an example. */
  sample: [identity, contact, postalAddress, grievanceOfficer].some((group) => group.sample),
  sampleNote: "Example details",
} as const;

export const contactWays: readonly ContactWay[] = [
  {
    id: "name",
    label: "Name",
    lines: [identity.legalName],
    copy: identity.legalName,
    when: `The company behind ${identity.productName}. Use this name on letters.`,
  },
  {
    id: "support",
    label: "Support",
    lines: [contact.supportEmail],
    href: `mailto:${contact.supportEmail}`,
    copy: contact.supportEmail,
    when: "For access, billing, cancelling and everything else. Write from the address you signed up with.",
  },
  {
    id: "phone",
    label: "Phone",
    lines: [contact.phone],
    href: `tel:${contact.phone.replaceAll(" ", "")}`,
    copy: contact.phone,
    when: "For questions that are easier to say than to write.",
  },
  { id: "hours", label: "Hours", lines: [contact.hours], when: "When the phone is answered." },
  {
    id: "post",
    label: "Post",
    lines: postalAddress.lines,
    copy: [identity.legalName, ...postalAddress.lines].join("\n"),
    when: "For formal letters. Anything about access is slow by post.",
  },
  {
    id: "grievances",
    label: "Grievance officer",
    lines: [grievanceOfficer.email, grievanceOfficer.name],
    href: `mailto:${grievanceOfficer.email}`,
    copy: grievanceOfficer.email,
    when: "When support has answered and the matter is not settled. Include the earlier exchange.",
  },
];

export const contactReasons: {
  readonly label: string;
  readonly tag: string;
  readonly heading: string;
  readonly sendLabel: string;
  readonly answerLabel: string;
  readonly reasons: readonly ContactReason[];
  readonly never: { readonly heading: string; readonly text: string };
} = {
  label: "Reasons to write",
  tag: `${deliveryRules.maxHours} hours`,
  heading: "What to send, and how long it takes",
  sendLabel: "Send",
  answerLabel: "Time",
  reasons: [
    {
      title: "The indicator is not there",
      send: "Your TradingView username and, for a paid plan, the payment reference.",
      answer:
        `Access typically takes ${span(deliveryRules.typicalHours)} hours and at most ${deliveryRules.maxHours}. ` +
        "After that, write or call.",
      to: "/shipping-policy",
      link: "Digital Delivery Policy",
    },
    {
      title: "A charge looks wrong",
      send:
        "The payment reference and what you expected instead, within " +
        `${refundRules.billingErrorReportDays} days of the charge.`,
      answer:
        `Reviewed within ${span(refundRules.reviewBusinessDays)} business days. An approved refund arrives in ` +
        `${span(refundRules.payoutWorkingDays)} working days.`,
      to: "/refund-policy",
      link: "Refund Policy",
    },
    {
      title: "You want to cancel",
      send: "One line from the address you signed up with. No reason is needed.",
      answer: "Access continues until the end of the period you have paid for.",
      to: "/terms-of-service",
      link: "Terms of Service",
    },
    {
      title: "Your personal data",
      send: "What you want: a copy, a correction or erasure.",
      answer: `Answered within ${retention.requestAnswerDays} days, free of charge.`,
      to: "/privacy-policy",
      link: "Privacy Policy",
    },
    {
      title: "How to read a chart",
      send: "The symbol, the timeframe and a screenshot. We explain the tool; we do not advise on trades.",
      answer: "The user guide may answer it at once.",
      to: "/mastertool",
      link: "User guide",
    },
  ],
  never: {
    heading: "We never ask for a password, a broker login or a card number.",
    text: "A message that does is not from us. Forward it to the support address and answer nothing.",
  },
};

function span({ from, to }: { readonly from: number; readonly to: number }): string {
  return `${from} to ${to}`;
}
