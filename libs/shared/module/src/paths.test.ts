import { fillPath, isBelow } from './paths';

describe('fillPath', () => {
  it('puts the values in the place of their names', () => {
    expect(fillPath('/reports/:id', { id: 12 })).toBe('/reports/12');
    expect(fillPath('/a/:first/b/:second', { first: 'x', second: 'y' })).toBe('/a/x/b/y');
  });

  it('encodes what would otherwise change the path', () => {
    expect(fillPath('/reports/:id', { id: '../a?b' })).toBe('/reports/..%2Fa%3Fb');
  });
});

describe('isBelow', () => {
  it('takes the path itself and what lies below it', () => {
    expect(isBelow('/reports', '/reports')).toBe(true);
    expect(isBelow('/reports/12', '/reports/')).toBe(true);
  });

  it('does not take a path that only begins with the same letters', () => {
    expect(isBelow('/reports-old', '/reports')).toBe(false);
  });
});
