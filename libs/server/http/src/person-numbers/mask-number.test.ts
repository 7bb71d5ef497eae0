import { isMaskedNumber, maskNumber, maskNumbersIn, maskPieces, maskWholeNumbers } from './mask-number';

describe('a number of a person', () => {
  it.each([
    ['989241230001', '0924***0001'],
    ['09241230001', '0924***0001'],
    ['+989241230001', '0924***0001'],
    ['۰۹۲۴۱۲۳۰۰۰۱', '0924***0001'],
    ['0924 123 0001', '0924***0001'],
    ['00442079460123', '0044***0123'],
    ['02191000000', '0219***0000'],
    ['91000000', '9100***'],
  ])('%s has no middle', (number, masked) => {
    expect(maskNumber(number)).toBe(masked);
    expect(isMaskedNumber(masked)).toBe(true);
  });

  it.each(['30001', 'IRANCELL', '0924***0001', ''])('is not what %s is', (text) => {
    expect(maskNumber(text)).toBe(text);
  });
});

describe('a text', () => {
  it('has every mobile number without its middle, and all else as it was', () => {
    const text =
      '{"number":"989241230001","to":"+98 30001405","id":"41","n":9241230002,"fa":"۰۹۲۴۱۲۳۰۰۰۳","long":"1989241230001"}';
    expect(maskNumbersIn(text)).toBe(
      '{"number":"0924***0001","to":"+98 30001405","id":"41","n":0924***0002,"fa":"0924***0003","long":"1989241230001"}',
    );
  });

  it('is masked in pieces as well', async () => {
    async function* pieces() {
      yield 'شماره\r\n1,09241230001\r\n';
      yield '2,09241230002\r\n';
    }
    let file = '';
    for await (const piece of maskPieces(pieces())) file += piece;
    expect(file).toBe('شماره\r\n1,0924***0001\r\n2,0924***0002\r\n');
  });
});

describe('an answer in the manner of another API', () => {
  it('has no whole number, as text or as a number; ids and texts stay', () => {
    const answer = {
      entries: [{ messageid: 989241, receptor: '09241230001', mobile: 989241230001, at: '2026', id: '9241230001' }],
    };
    expect(maskWholeNumbers(answer)).toEqual({
      entries: [{ messageid: 989241, receptor: '0924***0001', mobile: '0924***0001', at: '2026', id: '9241230001' }],
    });
  });
});
