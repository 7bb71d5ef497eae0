import { nextCheck, requireAmount, requireCallback } from './payments.policy';

const ORIGINS = ['https://panel.example.ir', 'http://127.0.0.1:4300'];

describe('where a bank may send the browser back to', () => {
  it.each([
    'https://panel.example.ir/wallet/payment-result',
    'http://127.0.0.1:4300/wallet/payment-result?from=credit',
  ])('is %s', (address) => {
    expect(requireCallback(address, ORIGINS).href).toBe(address);
  });

  it.each([
    '//evil.example/x',
    '\\\\evil.example',
    '/wallet/payment-result',
    'https:/\\evil.example',
    'https://panel.example.ir@evil.example/',
    'https://user:word@panel.example.ir/x',
    'https://panel.example.ir.evil.example/',
    'https://panel.example.ir:8443/x',
    'http://panel.example.ir/x',
    'https://pаnel.example.ir/x',
    'https://xn--pnel-63d.example.ir/x',
    'https://panel.example.ir/x\\..\\y',
    'https://panel.example.ir/x#y',
    ' https://panel.example.ir/x',
    'javascript:alert(1)',
    '',
  ])('is not "%s"', (address) => {
    expect(() => requireCallback(address, ORIGINS)).toThrow(expect.objectContaining({ code: '422-343' }));
  });
});

it.each([
  [999_990n, '422-340'],
  [0n, '422-340'],
  [900_000_010n, '422-341'],
  [1_000_005n, '422-342'],
])('does not take %d rial', (rial, code) => {
  expect(() => requireAmount(rial * 1000n)).toThrow(expect.objectContaining({ code }));
});

it('asks at 2, 5, 15 and 29 minutes, then every hour, and no more after 72 hours', () => {
  const begun = new Date('2026-11-20T08:30:00Z');
  const after = (minutes: number) => {
    const next = nextCheck(begun, new Date(begun.getTime() + minutes * 60_000));
    return next && (next.getTime() - begun.getTime()) / 60_000;
  };
  expect([0, 2, 5, 15, 29, 60, 61, 71 * 60, 72 * 60].map(after)).toEqual([2, 5, 15, 29, 60, 120, 120, 72 * 60, null]);
});
