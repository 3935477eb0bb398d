import { notFound } from "#content/not-found.ts";
import { NotFound } from "#site/layout/not-found.tsx";

export function meta() {
  return [{ title: notFound.title }, { name: "robots", content: "noindex" }];
}

export default NotFound;
