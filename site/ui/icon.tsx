/* Line icons on a 20 px grid. An icon never stands alone as the name of a control. */
const paths = {
  check: "M3.5 10.5l4 4 9-10",
  minus: "M4 10h12",
  plus: "M4 10h12M10 4v12",
  chevron: "M5 8l5 5 5-5",
  close: "M4.5 4.5l11 11m0-11l-11 11",
  sun: "M6.4 10a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M10 1.8v2.4m0 11.6v2.4M1.8 10h2.4m11.6 0h2.4M4.2 4.2l1.7 1.7m8.2 8.2l1.7 1.7m0-11.6l-1.7 1.7m-8.2 8.2l-1.7 1.7",
  moon: "M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z",
  system: "M2.5 4h15v9.5h-15zM10 13.5v3.5M6.5 17h7",
  menu: "M2.5 6h15M2.5 10h15M2.5 14h15",
  external: "M7 4h9v9M16 4L5 15",
  download: "M10 3v10m-4-4l4 4 4-4M4 17h12",
  right: "M3 10h13m-5-5l5 5-5 5",
  left: "M17 10H4m5-5l-5 5 5 5",
  alert: "M10 3l8 14H2zM10 8v4m0 2v.6",
  info: "M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M10 9v5m0-8v.8",
  copy: "M7 7h9v10H7zM4 13V3h9",
  play: "M6 4l10 6-10 6z",
  user: "M6.8 7a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M3.5 17c.8-3.6 3.3-5 6.5-5s5.7 1.4 6.5 5",
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `ic ${className}` : "ic"} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
