import { requirePermissions, requireTitle, titleOfCopy } from './colleagues.policy';

describe('the permissions of a role', () => {
  it('are kept once each and in order', () => {
    expect(requirePermissions(['wallet.read', 'report.read', 'wallet.read'])).toEqual(['report.read', 'wallet.read']);
  });

  it('are refused by name when the contract does not know them', () => {
    const refused = () => requirePermissions(['wallet.read', 'wallet.steal', 'toString']);
    expect(refused).toThrow(expect.objectContaining({ code: '422-101' }));
    expect(refused).toThrow('wallet.steal، toString');
  });

  it('are at least one', () => {
    expect(() => requirePermissions([])).toThrow(expect.objectContaining({ code: '422-102' }));
  });
});

describe('the title of a role', () => {
  it('is kept without space around it, and with one space between words', () => {
    expect(requireTitle('  تیم \n فروش ')).toBe('تیم فروش');
    expect(requireTitle('ن'.repeat(60))).toHaveLength(60);
  });

  it.each(['', '  \n', 'ن'.repeat(61), 'a\0b'])('is not %j', (title) => {
    expect(() => requireTitle(title)).toThrow(expect.objectContaining({ code: '422-100' }));
  });

  it('of a copy is the first one that is free', () => {
    expect(titleOfCopy('فروش', new Set(['فروش']))).toBe('فروش (۲)');
    expect(titleOfCopy('فروش (۲)', new Set(['فروش', 'فروش (۲)', 'فروش (۳)']))).toBe('فروش (۴)');
    expect([...titleOfCopy('ن'.repeat(60), new Set())]).toHaveLength(60);
  });
});
