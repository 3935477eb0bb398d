/** Playwright's options for the two ends of what visitors hold: scrollbars take room on one of them only. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

export const screens = { phone, desktop } as const;
