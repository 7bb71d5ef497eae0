import { isCityCode, isLandline, isPostalCode, postalCodeProblem } from './address';
import { cardNumberProblem, isCardNumber, isSheba, shebaProblem } from './bank';
import { isOtpCode, isPatternVariableName } from './codes';
import { isEmail, isWebsite } from './internet';

describe('a bank card', () => {
  it.each(['6037991234567893', '6219861234567898'])('is accepted as %s', (value) => {
    expect(isCardNumber(value)).toBe(true);
  });

  it.each([
    ['6037991234567894', 'checksum'],
    ['6037991234568793', 'checksum'],
    ['603799123456789', 'format'],
    ['60379912345678930', 'format'],
    ['0000000000000000', 'format'],
    ['6037-9912-3456-7893', 'format'],
  ])('is refused as %s: %s', (value, problem) => {
    expect(cardNumberProblem(value)).toBe(problem);
  });
});

describe('a sheba', () => {
  it.each(['IR110170000000123456789001', 'IR490620000000302876732005'])('is accepted as %s', (value) => {
    expect(isSheba(value)).toBe(true);
  });

  it.each([
    ['IR110170000000123456789002', 'checksum'],
    ['IR120170000000123456789001', 'checksum'],
    ['ir110170000000123456789001', 'format'],
    ['110170000000123456789001', 'format'],
    ['IR11017000000012345678900', 'format'],
    ['DE110170000000123456789001', 'format'],
  ])('is refused as %s: %s', (value, problem) => {
    expect(shebaProblem(value)).toBe(problem);
  });
});

describe('an address', () => {
  it('has a postal code of ten digits, not all equal', () => {
    expect(isPostalCode('1234567890')).toBe(true);
    expect(postalCodeProblem('1111111111')).toBe('repeated');
    expect(postalCodeProblem('123456789')).toBe('format');
    expect(postalCodeProblem('12345678901')).toBe('format');
  });

  it('has a landline of at most 8 digits behind a city code of 3', () => {
    expect(['', '1', '12345678', '123456789', '1234-567'].map(isLandline)).toEqual([false, true, true, false, false]);
    expect(['02', '021', '0210', '02a'].map(isCityCode)).toEqual([false, true, false, false]);
  });
});

describe('a website', () => {
  it.each(['com', 'ir', 'org', 'co', 'net', 'me'])('may end in %s, by http or https', (ending) => {
    expect(isWebsite(`https://peyk.${ending}`)).toBe(true);
    expect(isWebsite(`http://www.peyk-sms.co.${ending}/path?q=1#a`)).toBe(true);
  });

  it.each([
    'peyk.ir',
    'ftp://peyk.ir',
    'https://peyk.io',
    'https://ir',
    'https://-peyk.ir',
    'https://peyk.ir.evil.io',
    'https://peyk.irx',
    'https://a b.ir',
    'https://peyk.ir/سلام',
    'https://user@evil.io/.ir',
    `https://peyk.ir/${'a'.repeat(2048)}`,
    '',
  ])('is refused as %j', (value) => {
    expect(isWebsite(value)).toBe(false);
  });

  it('is judged at once even when it is long and wrong', () => {
    const startMs = performance.now();
    expect(isWebsite(`https://${'a-'.repeat(1000)}`)).toBe(false);
    expect(isEmail(`${'a.'.repeat(30)}@${'a-'.repeat(90)}`)).toBe(false);
    // A pattern that tries every way would take longer than anybody waits; a busy machine does not take seconds.
    expect(performance.now() - startMs).toBeLessThan(5_000);
  });
});

describe('an e-mail', () => {
  it.each(['a@b.co', 'first.last+tag@mail.example.com', "o'neil@example.ir"])('is accepted as %s', (value) => {
    expect(isEmail(value)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.co',
    'a@b..co',
    'a@-b.co',
    'نام@example.ir',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b.'.repeat(130)}co`,
  ])('is refused as %j', (value) => {
    expect(isEmail(value)).toBe(false);
  });
});

describe('codes', () => {
  it('accepts a one-time code of 4 to 8 digits, or of the length that is asked for', () => {
    expect(['123', '1234', '12345678', '123456789', '12a4', ''].map((code) => isOtpCode(code))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isOtpCode('123456', 6)).toBe(true);
    expect(isOtpCode('12345', 6)).toBe(false);
  });

  it('accepts Latin names without blanks for variables', () => {
    expect(['name', 'order_id2', '2nd', 'a b', 'نام', ''].map(isPatternVariableName)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
