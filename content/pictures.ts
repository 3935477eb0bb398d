/** Where the picture of a page stands that other sites show beside a link to it. */
export function shareImagePath(path: string): string {
  return `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}

export const shareImageSize = { width: 1200, height: 630 } as const;

/** What home screens and tabs show, in pixels. */
export const iconSizes = [180, 192, 512] as const;

export function iconPath(size: (typeof iconSizes)[number]): string {
  return `/icons/${size}.png`;
}
