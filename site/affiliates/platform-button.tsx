import { affiliateActions } from "#content/affiliates.ts";
import { buttonClass } from "#site/ui/button.tsx";

/** To the affiliate platform, in a new tab that can not reach back. */
export function PlatformButton({ to }: { to: "join" | "login" }) {
  const { label, href } = affiliateActions[to];
  return (
    <a
      className={buttonClass({ variant: to === "join" ? "primary" : "secondary" })}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {label}
      <span className="sr"> ({affiliateActions.newTab})</span>
    </a>
  );
}
