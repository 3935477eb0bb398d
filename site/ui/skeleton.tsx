/** Its size comes from utilities of the caller; the words beside it say what is loading. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`sk ${className}`} aria-hidden="true" />;
}
