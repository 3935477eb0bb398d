import { VideoButton } from "#site/ui/video-button.tsx";

const words = {
  shows: "Where the boxes appear, which touches are ignored, and how a signal is taken.",
  comingSoon: { heading: "Coming soon", text: "This video is not recorded yet." },
  notice: {
    text: "Pressing play loads the video from another company.",
    button: "Play the video",
    risk: "Recorded for illustration. Not a recommendation to trade.",
    policy: { label: "Cookie Policy", to: "/cookie-policy" },
  },
};
const playable = {
  ...words,
  title: "A video that is there",
  button: "Watch the video",
  state: "playable",
  embedUrl: "https://www.youtube-nocookie.com/embed/abcdefghijk",
} as const;
const announced = {
  ...words,
  title: "A video to come",
  button: "Watch the announced video",
  state: "coming-soon",
  embedUrl: null,
} as const;
const leftOut = { ...announced, button: "Watch the video nobody made", state: "left-out" } as const;

const still = (
  <svg className="ch" viewBox="0 0 160 90" aria-hidden="true">
    <path className="gl" d="M0 30h160M0 60h160" />
  </svg>
);

export function KitVideos() {
  return (
    <div className="kit-stack">
      <VideoButton video={playable} still={still} />
      <VideoButton video={announced} still={still} look="scrub" />
      <VideoButton video={leftOut} still={still} />
    </div>
  );
}
