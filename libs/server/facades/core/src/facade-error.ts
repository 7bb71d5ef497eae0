import type { DomainError } from '@peyk/server-http';

/** A refusal in the words of the other API, where Peyk has none. */
export class FacadeError extends Error {
  /** @param code one of the other API's own */
  constructor(
    readonly code: number,
    message: string = '',
  ) {
    super(message);
    this.name = 'FacadeError';
  }
}

/** Codes of the other API by ours (`422-29`), and by status for the rest (`422`). */
export type CodesByError = Readonly<Record<string, number>>;

/** The other API's code for an error of Peyk. */
export function codeFor(codes: CodesByError, { code, status }: Pick<DomainError, 'code' | 'status'>): number {
  return codes[code] ?? codes[String(status)] ?? codes['500'] ?? 0;
}
