import { comparePlans, stillDeciding } from "#content/teasers.ts";
import { buttonClass } from "#site/ui/button.tsx";

/** The last element of a page: there it comes to rest, and covers nothing that follows. */
export function FloatingCompare() {
  return (
    <a className={buttonClass({ className: "floating" })} href={stillDeciding.to}>
      <span className="max-md:hidden">{stillDeciding.label}</span>
      <span className="md:hidden">{comparePlans.label}</span>
    </a>
  );
}
