import type { InternalLink } from "./navigation.ts";

export const wayHome: InternalLink = { label: "Go Back Home", to: "/" };
