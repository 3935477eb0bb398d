import { titled } from "./page.ts";
import { wayHome } from "./way-home.ts";

export const notFound = {
  title: titled("Page Not Found"),
  heading: "Page Not Found",
  text: "Price gapped over this spot. The page you asked for does not exist, or may have been moved or deleted.",
  button: wayHome,
} as const;
