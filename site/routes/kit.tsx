import { Kit } from "#site/kit/kit.tsx";

export function meta() {
  return [{ title: "Component kit" }, { name: "robots", content: "noindex" }];
}

export default function KitRoute() {
  return <Kit />;
}
