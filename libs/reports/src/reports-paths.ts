/** Where the screens of this library stand. */
export const REPORTS_PATHS = {
  list: '/reports',
  one: '/reports/:id',
  archive: '/reports/archive-details',
  archived: '/reports/archive-details/:id',
  systemic: '/reports/systemic',
  overview: '/reports/overview',
} as const;

/** The report of one send. */
export function reportPath(sendId: string): string {
  return REPORTS_PATHS.one.replace(':id', encodeURIComponent(sendId));
}

/** Pages of other domains that these screens lead to. */
export const OTHER_PATHS = {
  quickSend: '/send-sms/quick',
} as const;

/** Asks quick send for a copy of an earlier send. */
export function copyPath(sendId: string): string {
  return `${OTHER_PATHS.quickSend}?copy=${encodeURIComponent(sendId)}`;
}
