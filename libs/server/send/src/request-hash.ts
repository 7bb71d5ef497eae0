import { createHash } from 'node:crypto';

/** What a price depends on: a quote is good for exactly this. */
export interface PricedRequest {
  /** Digits of the line. */
  fromNumber: string;
  /** As the person wrote it, before the opt-out text. */
  text: string;
  charity: boolean;
}

/** A length before each piece: no two different requests can become the same bytes. */
function piece(text: string): string {
  return `${text.length}:${text}`;
}

/** SHA-256 over everything that the price depends on, with the fingerprint of the recipients in the given order. */
export function hashRequest(request: PricedRequest, { fingerprint }: { fingerprint: string }): Buffer {
  const hash = createHash('sha256');
  hash.update(`${piece(request.fromNumber)}${piece(request.text)}${request.charity ? 1 : 0}`);
  hash.update(fingerprint);
  return hash.digest();
}
