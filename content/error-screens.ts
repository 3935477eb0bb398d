import { company } from "./company.ts";
import type { InternalLink } from "./navigation.ts";

export type ErrorScreen = {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly button: InternalLink;
};

const wayHome: InternalLink = { label: "Go Back Home", to: "/" };

export const notFound: ErrorScreen = {
  title: `Page Not Found | ${company.identity.productName}`,
  heading: "Page Not Found",
  text: "Price gapped over this spot. The page you asked for does not exist, or may have been moved or deleted.",
  button: wayHome,
};

/** Shown with the status or the message of the fault below the text. */
export const unexpectedError: ErrorScreen = {
  title: `Unexpected error | ${company.identity.productName}`,
  heading: "Unexpected Application Error!",
  text: "Something on our side broke while this page was being shown. Load the page again, or start from the home page.",
  button: wayHome,
};
