import { notFound } from "#content/error-screens.ts";
import { NotFound } from "#site/layout/not-found.tsx";

export function meta() {
  return [{ title: notFound.title }, { name: "robots", content: "noindex" }];
}

export default NotFound;
