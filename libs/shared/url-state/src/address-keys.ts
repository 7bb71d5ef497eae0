/** The keys of the address that hold a list's place, with the prefix of a list that shares its page with another. */
export interface ListKeys {
  readonly page: string;
  readonly limit: string;
  readonly sort: string;
  /** The key of a filter. */
  readonly filter: (key: string) => string;
}

/** `recipients` and `page` -> `recipients_page`; without a prefix the key itself. */
export function prefixed(prefix: string | undefined, key: string): string {
  return prefix === undefined ? key : `${prefix}_${key}`;
}

/** Every key of one list. */
export function listKeys(prefix?: string): ListKeys {
  const named = (key: string) => prefixed(prefix, key);
  return { page: named('page'), limit: named('limit'), sort: named('sort'), filter: named };
}
