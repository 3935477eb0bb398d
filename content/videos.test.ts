import { expect, test } from "vitest";
import { company } from "./company.ts";
import { embedUrl, type VideoName, videoNotice, videoState, videos } from "./videos.ts";

const names = Object.keys(videos) as VideoName[];

test("there is a video for every id of the company, and it is embedded by that id", () => {
  const { sample: _, host: __, ...ids } = company.videos;
  const urls = Object.entries(ids).map(([name, id]) => [name, id && embedUrl(id)]);
  expect(Object.fromEntries(names.map((name) => [name, videos[name].embedUrl]))).toEqual(
    Object.fromEntries(urls),
  );
});

test("a video is embedded from the host that sets no cookie", () => {
  expect(embedUrl("abcdefghijk")).toBe("https://www.youtube-nocookie.com/embed/abcdefghijk");
});

test("the two blocks of the home page have the titles of the specification", () => {
  expect(videos.comparison.title).toBe("Compare FOOTPRINT vs PRO vs STANDARD");
  expect(videos.session.title).toBe(`See ${company.identity.productName} in Action`);
});

test("a missing video is announced while it is a sample, and left out once the seller has decided", () => {
  expect(videoState("abcdefghijk", false)).toBe("playable");
  expect(videoState(null, true)).toBe("coming-soon");
  expect(videoState(null, false)).toBe("left-out");
});

test("the notice before a video names who receives what", () => {
  expect(videoNotice.text).toContain("YouTube");
  expect(videoNotice.text).toContain("Google");
});
