import type { Page } from '@playwright/test';

/** Below this the panel is a phone's, with a bar at the bottom and lists in place of tables. */
const PHONE_BELOW_PX = 768;

/** Whether the page is seen as on a phone. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? PHONE_BELOW_PX) < PHONE_BELOW_PX;
