/** How a call travels. */
export interface Plan {
  method: string;
  path: string;
  /** It takes an Idempotency-Key, so repeating it does nothing twice. */
  isKeyed: boolean;
  /** It only reads. */
  isRead: boolean;
  /** It answers a page of items. */
  isPaged: boolean;
  /** Its input stands in the address. */
  isInAddress: boolean;
  /** It sends a file. */
  isForm: boolean;
  /** It answers a file. */
  isBytes: boolean;
}

/** Reads a line of `CALLS`: method, path and flags. */
export function planOf(line: string): Plan {
  const [method = 'GET', path = '', flags = ''] = line.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const kind = { isKeyed: has('k'), isRead: has('r'), isPaged: has('p') };
  return { method, path, ...kind, isInAddress: has('q'), isForm: has('f'), isBytes: has('b') };
}
