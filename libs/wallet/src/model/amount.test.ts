import { signOf, withoutSign } from './amount';

describe('the amount of a transaction', () => {
  it('carries the sign of its direction, once', () => {
    expect(signOf('deposit') + withoutSign('1370')).toBe('+1370');
    expect(signOf('withdrawal') + withoutSign('-1370.5')).toBe('−1370.5');
  });
});
