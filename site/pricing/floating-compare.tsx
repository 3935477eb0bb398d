import { comparePlans, stillDeciding } from "#content/teasers.ts";
import { buttonClass } from "#site/ui/button.tsx";

type FloatingCompareProps = {
  /** On a phone too it waits for scrolling, because a button stands in its place at first. */
  late?: boolean;
};

/** The last element of a page: there it comes to rest, and covers nothing that follows. */
export function FloatingCompare({ late = false }: FloatingCompareProps) {
  return (
    <a className={buttonClass({ className: late ? "floating late" : "floating" })} href={stillDeciding.to}>
      <span className="max-md:hidden">{stillDeciding.label}</span>
      <span className="md:hidden">{comparePlans.label}</span>
    </a>
  );
}
