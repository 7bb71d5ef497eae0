/** Names and spellings of the known API that are taken beside ours (docs/adr/0011), read in one place. */

const DEFAULT_LIMIT = 10;

/** What a list is asked for. The contract has defaults; its types do not know that they have been filled in. */
interface AskedPage {
  page?: number;
  limit?: number;
  /** Known name of `limit`. */
  per_page?: number;
}

/** Which page: `limit` is filled in where it is not given, so `per_page` holds. */
export function pagingOf({ page, limit, per_page }: AskedPage): { page: number; limit: number } {
  return { page: page ?? 1, limit: per_page ?? limit ?? DEFAULT_LIMIT };
}

/** Digits of a line as the tables have them, of a number that the contract has let in: with or without `+98`. */
export function lineDigits(number: string): string {
  return number.replace(/^\+98/, '');
}
