import { createHash } from 'node:crypto';

/** What a price depends on: a quote is good for exactly this. */
export interface PricedRequest {
  /** Digits of the line. */
  fromNumber: string;
  /** As the person wrote it, before the opt-out text. */
  text: string;
  charity: boolean;
  /** Messages of this week after which a person gets no more; none for any number. */
  weeklyLimit?: number | null | undefined;
  /** What stands before the codes of its short links; none where links stay as they are. */
  shortLinksUrl?: string | null | undefined;
  /** When it is to leave, in ISO 8601: decides which messages are of this week. None for at once; looked at only with a limit. */
  sendTime?: string | null | undefined;
}

/** A length before each piece: no two different requests can become the same bytes. */
function piece(text: string): string {
  return `${text.length}:${text}`;
}

/** SHA-256 over everything that the price depends on, with the fingerprint of the recipients in the given order. */
export function hashRequest(request: PricedRequest, { fingerprint }: { fingerprint: string }): Buffer {
  const hash = createHash('sha256');
  hash.update(`${piece(request.fromNumber)}${piece(request.text)}${request.charity ? 1 : 0}`);
  // Nothing without a limit, so that quotes of the version before stay good.
  if (request.weeklyLimit) hash.update(`weekly:${request.weeklyLimit}:${piece(request.sendTime ?? '')}`);
  if (request.shortLinksUrl) hash.update(`links:${piece(request.shortLinksUrl)}`);
  hash.update(fingerprint);
  return hash.digest();
}
