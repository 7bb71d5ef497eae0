/** Lists are counted, and may be turned over, to here; more is found by filters. */
export const MAX_LISTED = 10_000;

/** Rows of a page at most; the contract refuses more. */
export const MAX_LIMIT = 100;

export interface Paging {
  /** From 1. */
  page: number;
  limit: number;
}

export interface Page<Item> extends Paging {
  items: Item[];
  total: number;
}

export function offsetOf({ page, limit }: Paging): number {
  return (page - 1) * limit;
}

/** A page that is neither empty nor full is the last one and says the total by itself; so does an empty first one. */
export function totalOfPage(length: number, paging: Paging): number | undefined {
  const tells = length < paging.limit && (length > 0 || paging.page === 1);
  return tells ? offsetOf(paging) + length : undefined;
}

/** Whether a filter's two instants can mean something. A leap second passes the contract, and is no instant to JavaScript. */
export function isGoodRange(from: Date | undefined, to: Date | undefined): boolean {
  const start = from?.getTime() ?? 0;
  const end = to?.getTime() ?? start;
  return !Number.isNaN(start) && !Number.isNaN(end) && (!from || start <= end);
}
