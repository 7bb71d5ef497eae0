const DAY_MS = 86_400_000;

/** Sends that ended before this are so many days old. */
export const beforeOf = (days: number, now: Date): Date => new Date(now.getTime() - days * DAY_MS);
