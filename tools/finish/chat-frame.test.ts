import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { writeChatFrame } from "./chat-frame.ts";

test("the frame holds the configured script and names its origin", () => {
  const client = mkdtempSync(path.join(tmpdir(), "chat-"));
  const written = writeChatFrame(client, 'https://chat.example/widget.js?id=1&b="2"');
  expect(written).toEqual({ file: "chat-frame.html", scriptOrigin: "https://chat.example" });
  const html = readFileSync(path.join(client, written.file), "utf8");
  expect(html).toContain('<script src="https://chat.example/widget.js?id=1&amp;b=%222%22" async></script>');
  rmSync(client, { recursive: true });
});
