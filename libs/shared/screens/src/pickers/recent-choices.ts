import type { SelectOption } from '@peyk/shared-ui';

const MOST_KEPT = 5;
const MAX_CHARS = 200;

/** What was chosen lately, newest first. Only the keys: names change, and what is gone is not offered. */
export function readRecent(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const keys = stored.filter((key): key is string => typeof key === 'string' && key.length <= MAX_CHARS);
  return [...new Set(keys)].slice(0, MOST_KEPT);
}

/** The same with these in front. */
export function withChosen(recent: readonly string[], chosen: readonly string[]): readonly string[] {
  return readRecent([...chosen, ...recent]);
}

/** The options with those chosen lately in front; the others keep their order. */
export function recentFirst(options: readonly SelectOption[], recent: readonly string[]): readonly SelectOption[] {
  const found = recent.flatMap((key) => options.filter(({ value }) => value === key));
  const front = new Set(found.map(({ value }) => value));
  return [...found, ...options.filter(({ value }) => !front.has(value))];
}
