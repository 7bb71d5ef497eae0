/** A NUL, and half of a pair of UTF-16 that stands alone. */
const NO_TEXT = /\0|\p{Surrogate}/gu;

/**
 * A value as text for a `jsonb` column. PostgreSQL has no NUL and no half characters, not even in JSON: they become U+FFFD,
 * the sign for what cannot be shown, so that what a person pasted is kept and found again instead of failing.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'string' ? each.replace(NO_TEXT, '\ufffd') : each,
  );
}
