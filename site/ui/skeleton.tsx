/** Its size comes from utilities: `h-7 w-1/2`. The words beside it say what is loading. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`sk ${className}`} aria-hidden="true" />;
}
