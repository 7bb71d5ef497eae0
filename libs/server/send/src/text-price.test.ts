import { finalTextOf, priceAtMrial } from './text-price';

const ADVERTISING = { advertising: true, multipartChars: 67 } as const;
const SERVICE = { advertising: false, multipartChars: 67 } as const;

describe('a text as it leaves', () => {
  it('carries the opt-out text on an advertising line, and counts it', () => {
    expect(finalTextOf('ا'.repeat(64), ADVERTISING)).toMatchObject({ text: `${'ا'.repeat(64)}\nلغو11`, parts: 1 });
    expect(finalTextOf('ا'.repeat(65), ADVERTISING)).toMatchObject({ parts: 2 });
  });

  it('is left alone on a service line', () => {
    expect(finalTextOf('hello', SERVICE)).toEqual({ text: 'hello', encoding: 'gsm7', language: 'latin', parts: 1 });
  });

  it('becomes Persian by its opt-out text alone', () => {
    expect(finalTextOf('a'.repeat(154), ADVERTISING)).toMatchObject({ language: 'persian', parts: 3 });
  });

  it('has parts of 66 where the line says so', () => {
    expect(finalTextOf('ا'.repeat(133), { ...SERVICE, multipartChars: 66 }).parts).toBe(3);
    expect(finalTextOf('ا'.repeat(133), SERVICE).parts).toBe(2);
  });
});

describe('the price of one recipient', () => {
  it('is parts x (unit x tier + statutory), with a tier of 1.1 for everybody but MCI', () => {
    const tariff = { unitMrial: 1_330_000n, statutoryMrial: 40_000n };
    expect(priceAtMrial('mci', 1, tariff)).toBe(1_370_000n);
    expect(priceAtMrial('irancell', 2, tariff)).toBe(3_006_000n);
    expect(priceAtMrial('other', 1, tariff)).toBe(1_503_000n);
  });
});
