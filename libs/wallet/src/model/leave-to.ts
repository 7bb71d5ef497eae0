import { WALLET_PATHS } from '../wallet-paths';

/** Where the bank sends the browser back to. */
export const callbackUrl = (): string => `${window.location.origin}${WALLET_PATHS.paymentResult}`;

/** Leaves the panel for a page of the bank. @throws for what is no page of the web */
export function leaveTo(url: string): void {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new TypeError('The bank has no page there.');
  window.location.assign(url);
}
