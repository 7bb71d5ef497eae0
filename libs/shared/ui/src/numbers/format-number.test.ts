import { floorRial, formatNumber, formatPercent } from './format-number';

describe('formatNumber', () => {
  it.each([
    [0, '۰'],
    [999, '۹۹۹'],
    [1000, '۱٬۰۰۰'],
    [16492000, '۱۶٬۴۹۲٬۰۰۰'],
    ['3697.5', '۳٬۶۹۷٫۵'],
    ['1370.000', '۱٬۳۷۰'],
    ['900719925474099312', '۹۰۰٬۷۱۹٬۹۲۵٬۴۷۴٬۰۹۹٬۳۱۲'],
    [12n, '۱۲'],
  ])('writes %s as %s', (value, shown) => {
    expect(formatNumber(value)).toBe(shown);
  });

  it('keeps the minus sign before the number', () => {
    expect(formatNumber('-1500')).toBe('\u200e−۱٬۵۰۰');
  });
});

describe('floorRial', () => {
  it.each([
    ['3697.5', '3697'],
    ['3697', '3697'],
    ['-0.5', '-1'],
    ['-12', '-12'],
    ['-12.000', '-12'],
  ])('floors %s to %s', (amount, floored) => {
    expect(floorRial(amount)).toBe(floored);
  });
});

describe('formatPercent', () => {
  it('never says a hundred before everything is there', () => {
    expect(formatPercent(999, 1000)).toBe('۹۹٪');
    expect(formatPercent(1000, 1000)).toBe('۱۰۰٪');
    expect(formatPercent(1200, 1000)).toBe('۱۰۰٪');
  });

  it('tells a few of very many from nobody', () => {
    expect(formatPercent(1, 101)).toBe('کمتر از ۱٪');
    expect(formatPercent(1, 100)).toBe('۱٪');
    expect(formatPercent(0, 101)).toBe('۰٪');
  });

  it('is zero when there is nothing to share', () => {
    expect(formatPercent(0, 0)).toBe('۰٪');
  });
});
