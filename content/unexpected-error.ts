import { titled } from "./page.ts";
import { wayHome } from "./way-home.ts";

/** Shown with the status or the message of the fault below the text. */
export const unexpectedError = {
  title: titled("Unexpected error"),
  heading: "Unexpected Application Error!",
  text: "Something on our side broke while this page was being shown. Load the page again, or start from the home page.",
  button: wayHome,
} as const;
