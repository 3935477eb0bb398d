import { type ReactNode, useState } from "react";
import { Dialog } from "./dialog.tsx";
import { PlayButton } from "./play-button.tsx";

export type VideoWords = {
  title: string;
  shows: string;
  /** Null for a video that is announced and not there yet. */
  embedUrl: string | null;
  comingSoon: { heading: string; text: string };
  notice: { text: string; button: string; risk: string; policy: { label: string; to: string } };
};

export type VideoDialogProps = { video: VideoWords; still: ReactNode; onClose: () => void };

export function VideoDialog({ video, still, onClose }: VideoDialogProps) {
  const [playing, setPlaying] = useState(false);
  const { title, shows, embedUrl, comingSoon, notice } = video;
  if (playing && embedUrl) {
    return (
      <Dialog size="video" label={title} onClose={onClose}>
        <div className="video-frame">
          <iframe
            src={`${embedUrl}?autoplay=1`}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        </div>
        <p className="video-foot small">{notice.risk}</p>
      </Dialog>
    );
  }
  return (
    <Dialog size="video" label={title} onClose={onClose}>
      <div className="video-frame video-still">
        {still}
        {!embedUrl && <p className="video-soon">{comingSoon.heading}</p>}
      </div>
      <div className="video-foot">
        <p>{shows}</p>
        {embedUrl ? (
          <>
            <PlayButton className="scrub" onClick={() => setPlaying(true)} data-first>
              {notice.button}
              <span className="track" />
            </PlayButton>
            <p className="small">
              {notice.text}{" "}
              <a className="link" href={notice.policy.to}>
                {notice.policy.label}
              </a>
            </p>
          </>
        ) : (
          <p className="small">{comingSoon.text}</p>
        )}
      </div>
    </Dialog>
  );
}
