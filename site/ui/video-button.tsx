import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { ExternalLink } from "./external-link.tsx";
import { usePress } from "./use-press.ts";
import type { VideoWords } from "./video-dialog.tsx";

const VideoDialog = lazy(async () => ({ default: (await import("./video-dialog.tsx")).VideoDialog }));

export type ButtonVideo = VideoWords & {
  button: string;
  state: "playable" | "coming-soon" | "left-out";
};

export type VideoButtonProps = {
  video: ButtonVideo;
  /** "scrub" runs the length of the chart above it: the chart's time axis is the scrubber. */
  look?: "play" | "scrub";
  /** What the dialog shows until the video plays. */
  still: ReactNode;
};

/** Nothing of the video is loaded before the visitor asks for it, and asks again in the dialog. */
export function VideoButton({ video, look = "play", still }: VideoButtonProps) {
  const [open, setOpen] = useState(false);
  const press = usePress(useCallback(() => setOpen(true), []));
  if (video.state === "left-out") return null;
  return (
    <>
      <button
        {...press}
        type="button"
        className={look === "scrub" ? "play scrub" : "play"}
        aria-haspopup="dialog"
      >
        <i aria-hidden="true" />
        {video.button}
        {look === "scrub" && <span className="track" />}
      </button>
      {video.embedUrl && (
        <span className="unscripted">
          <ExternalLink href={video.embedUrl}>{video.button}</ExternalLink>
        </span>
      )}
      {open && (
        <Suspense>
          <VideoDialog video={video} still={still} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
