import { MAX_PASTED_NUMBERS, parseMobile, type MobileNumber } from '@peyk/shared-sms';

/** What became of the entries of a pasted text. Each list is free of repeats and in the order of the text. */
export interface ReadNumbers {
  readonly valid: readonly MobileNumber[];
  readonly invalid: readonly string[];
  /** Valid numbers that came twice in the text or were in the list before. */
  readonly duplicate: readonly MobileNumber[];
  /** Entries beyond the limit, which were not read. */
  readonly ignoredCount: number;
}

/** How people group the digits of a number: 0924 123 4567, 0924-123-4567, (0924) 123 4567. */
const GROUPING = /[\s\-()]+/g;

/**
 * Reads numbers out of a text: one per line, or separated by commas, semicolons or tabs. Blanks around an entry are
 * dropped, empty entries too.
 *
 * @param existing numbers that are already chosen
 * @param limit most entries that are read; at most {@link MAX_PASTED_NUMBERS}
 */
export function readNumbers(text: string, existing: readonly string[], limit = MAX_PASTED_NUMBERS): ReadNumbers {
  const entries = text
    .split(/[\n\r,،;؛\t]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const taken = new Set(existing);
  const valid = new Set<MobileNumber>();
  const invalid = new Set<string>();
  const duplicate = new Set<MobileNumber>();
  for (const entry of entries.slice(0, limit)) {
    const mobile = parseMobile(entry.replace(GROUPING, ''));
    if (mobile === null) invalid.add(entry);
    else if (taken.has(mobile) || valid.has(mobile)) duplicate.add(mobile);
    else valid.add(mobile);
  }
  return {
    valid: [...valid],
    invalid: [...invalid],
    duplicate: [...duplicate],
    ignoredCount: Math.max(0, entries.length - limit),
  };
}
