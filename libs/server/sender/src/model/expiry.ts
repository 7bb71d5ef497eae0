const MS_PER_MINUTE = 60_000;

/** When a send that may leave from `from` on expires; null when it never does by itself. */
export function expiryOf(from: Date, validityMinutes: number | null): Date | null {
  return validityMinutes === null ? null : new Date(from.getTime() + validityMinutes * MS_PER_MINUTE);
}
