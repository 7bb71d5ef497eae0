import type { DraftSettings } from '@peyk/shared-screens';
import type { SendDetails } from '@peyk/shared-sends';

const MINUTE_MS = 60_000;
/** The contract's own limits. */
const [LEAST_MINUTES, MOST_MINUTES] = [5, 10_080];

type KnownSend = Pick<
  SendDetails,
  | 'from_number'
  | 'charity'
  | 'own_texts'
  | 'track_links'
  | 'rate_per_second'
  | 'expires_at'
  | 'send_time'
  | 'created_at'
>;

/**
 * What a draft may keep of a send that has left: its line, if the account still has it, and its options. Recipients stay with the send:
 * thousands of people's numbers are nothing to copy beside their report.
 */
export function settingsOfSend(send: KnownSend, lines: readonly { readonly number: string }[]): DraftSettings {
  const minutes = minutesOf(send);
  return {
    sending_type: send.own_texts === true ? 'keyword' : 'quick',
    ...(lines.some(({ number }) => number === send.from_number) && { from_number: send.from_number }),
    ...(Number(send.charity) > 0 && { charity: true }),
    ...(send.track_links === true && { track_links: true }),
    ...(send.rate_per_second !== null && { rate_per_second: send.rate_per_second }),
    ...(minutes !== null && { validity_minutes: minutes }),
  };
}

/** For how long it might be handed over, from the time at which it was to leave. */
function minutesOf({ expires_at, send_time, created_at }: KnownSend): number | null {
  if (expires_at === null) return null;
  const minutes = Math.round((Date.parse(expires_at) - Date.parse(send_time ?? created_at)) / MINUTE_MS);
  return minutes >= LEAST_MINUTES && minutes <= MOST_MINUTES ? minutes : null;
}
