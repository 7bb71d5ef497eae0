import { faultOfQuote } from './quote.policy';
import type { StoredQuote } from './quotes.repository';

const HASH = Buffer.from('a request');
const EXPIRES_AT = new Date('2026-11-20T10:10:00Z');
const QUOTE: StoredQuote = {
  accountId: 1n,
  id: 5n,
  lineId: 7n,
  requestHash: HASH,
  unitMrial: 1_330_000n,
  statutoryMrial: 40_000n,
  latinUnitMrial: null,
  latinStatutoryMrial: null,
  totalMrial: 1_370_000n,
  reachableCount: 1,
  expiresAt: EXPIRES_AT,
  usedBySendId: null,
};
const PRESENTED = { lineId: 7n, requestHash: Buffer.from('a request'), now: new Date('2026-11-20T10:09:59.999Z') };

describe('a quote that is presented', () => {
  it('is good for its own request until the last millisecond', () => {
    expect(faultOfQuote(QUOTE, PRESENTED)).toBeNull();
  });

  it('ends at its instant', () => {
    expect(faultOfQuote(QUOTE, { ...PRESENTED, now: EXPIRES_AT })).toBe('expiredQuote');
  });

  it('is good for no other line and no other request', () => {
    expect(faultOfQuote(QUOTE, { ...PRESENTED, lineId: 8n })).toBe('otherQuote');
    expect(faultOfQuote(QUOTE, { ...PRESENTED, requestHash: Buffer.from('another') })).toBe('otherQuote');
  });

  it('is good once, and says so even when it has also expired', () => {
    expect(faultOfQuote({ ...QUOTE, usedBySendId: 9n }, { ...PRESENTED, now: EXPIRES_AT })).toBe('usedQuote');
  });

  it('is unknown when it is not there', () => {
    expect(faultOfQuote(undefined, PRESENTED)).toBe('unknownQuote');
  });
});
