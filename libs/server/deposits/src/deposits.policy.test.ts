import {
  requireAmount,
  requireConfirmedAmount,
  requireOwnPath,
  requireReference,
  requireSource,
  requireTransferTime,
  shareOf,
  taxOf,
} from './deposits.policy';

const refusal = (code: string) => expect.objectContaining({ code });
const now = new Date('2026-11-20T08:30:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

it('ten percent is kept back, exactly', () => {
  expect(taxOf(1_000_001_000n)).toBe(100_000_100n);
});

it.each([
  ['a rial too little', 999_999_000n, '422-370'],
  ['nothing', 0n, '422-370'],
  ['less than nothing', -5_000_000_000n, '422-370'],
  ['a rial too much', 100_000_000_001_000n, '422-371'],
])('an amount of %s is refused', (_what, amount, code) => {
  expect(() => requireAmount(amount)).toThrow(refusal(code));
});

it('the least and the most amount are taken', () => {
  expect([requireAmount(1_000_000_000n), requireAmount(100_000_000_000_000n)]).toHaveLength(2);
});

it.each([
  ['nothing', 0n, '422-378'],
  ['less than nothing', -1_000n, '422-378'],
  ['a part of a rial', 1_500n, '422-378'],
  ['a rial too much', 100_000_000_001_000n, '422-378'],
  ['what was written down', 5_000_000_000n, '422-380'],
])('%s is not another amount that arrived', (_what, amount, code) => {
  expect(() => requireConfirmedAmount(amount, 5_000_000_000n)).toThrow(refusal(code));
});

it('a rial and the most may have arrived', () => {
  expect([requireConfirmedAmount(1_000n, 5_000n), requireConfirmedAmount(100_000_000_000_000n, 5_000n)]).toEqual([
    1_000n,
    100_000_000_000_000n,
  ]);
});

it('what arrived counts where that was said, else what was written down', () => {
  const written = { amountMrial: 1_000n, taxMrial: 100n, confirmedMrial: null, confirmedTaxMrial: null };
  expect(shareOf(written)).toEqual({ arrivedMrial: 1_000n, taxMrial: 100n, creditedMrial: 900n });
  expect(shareOf({ ...written, confirmedMrial: 500n, confirmedTaxMrial: 50n })).toEqual({
    ...{ arrivedMrial: 500n, taxMrial: 50n, creditedMrial: 450n },
  });
});

it('a transfer has happened, and not long ago', () => {
  expect(requireTransferTime(inHours(0.05), now)).toEqual(inHours(0.05));
  expect(() => requireTransferTime(inHours(0.1), now)).toThrow(refusal('422-372'));
  expect(requireTransferTime(inHours(-719), now)).toEqual(inHours(-719));
  expect(() => requireTransferTime(inHours(-721), now)).toThrow(refusal('422-373'));
});

it('zeros are no code', () => {
  expect(() => requireReference('0000')).toThrow(refusal('422-374'));
  expect(requireReference('0012')).toBe('0012');
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\evil',
  'https://evil.example',
  'javascript:alert(1)',
  '/%2f/evil.example',
  '/..//evil.example',
  '/@evil.example',
  '/\u0440anel',
  '/a b',
  '',
  `/${'a'.repeat(200)}`,
])('a way back to %s is refused', (path) => {
  expect(() => requireOwnPath(path)).toThrow(refusal('422-376'));
});

it('a way back to a page of the panel is taken', () => {
  expect(requireOwnPath('/wallet/deposits?tab=1&page=2')).toBe('/wallet/deposits?tab=1&page=2');
});

it('the end of a card is asked of transfers from a card alone', () => {
  expect([requireSource('0006', 'card_to_card'), requireSource(null, 'bank_transfer')]).toEqual(['0006', null]);
  expect(() => requireSource('0006', 'bank_transfer')).toThrow(refusal('422-381'));
});
