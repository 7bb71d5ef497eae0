import type { ReceiptAbout } from '@peyk/server-carrier';

const MOBILE = /^(?:0098|98|0)?9(\d{9})$/;

/**
 * The mobile that a receipt is about, the nine digits after 9; undefined where it names none (some operators hide it). A few
 * write the addresses the other way round.
 */
export function mobileOfReceipt(about: Pick<ReceiptAbout, 'destination' | 'source'> | undefined): number | undefined {
  if (!about) return undefined;
  const digits = MOBILE.exec(about.destination)?.[1] ?? MOBILE.exec(about.source)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** As an operator would write it. */
export function writtenMobile(mobile: number): string {
  return `989${String(mobile).padStart(9, '0')}`;
}
