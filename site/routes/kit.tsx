import { Kit } from "#site/kit/kit.tsx";
import { ChatSlot } from "#site/layout/chat-slot.tsx";

export function meta() {
  return [{ title: "Component kit" }, { name: "robots", content: "noindex" }];
}

export default function KitRoute() {
  return (
    <>
      <Kit />
      <ChatSlot />
    </>
  );
}
