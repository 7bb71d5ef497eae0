import { NO_BANK, readBank, type BankPeople } from './bank';
import { bankChoice, faultOfBank, filtersOf } from './bank-choice';

const part = (size: string, from = '') => ({ from, size });
const people = (change: Partial<BankPeople>): BankPeople => ({ ...NO_BANK, ...change });
const ENOUGH = { ...NO_BANK.parts, mci: part('3000', '11'), irancell: part('2000') };

describe('people of the bank', () => {
  it('are asked for in the words of the contract, and only by what their way asks about', () => {
    const chosen = people({
      provinceId: '96',
      countyId: '3',
      postalCode: '113',
      categoryId: '7',
      gender: 'female',
      fromYear: '1360',
      withoutBlacklisted: true,
      parts: ENOUGH,
    });
    const rest = { gender: 'female', from_birth_year: 1360 };
    expect(filtersOf('place', chosen)).toEqual({ province_id: 96, county_id: 3, ...rest });
    expect(filtersOf('postalCode', chosen)).toEqual({ postal_code: '113', ...rest });
    expect(filtersOf('job', chosen)).toEqual({ province_id: 96, category_id: 7, ...rest });
    expect(bankChoice('place', chosen)).toMatchObject({
      operators: [
        { operator: 'mci', start: 10, size: 3000 },
        { operator: 'irancell', size: 2000 },
      ],
      exclude_blacklisted: true,
    });
  });

  it.each([
    ['province', 'place', {}],
    ['postalCode', 'postalCode', { postalCode: '1' }],
    ['postalCode', 'postalCode', { postalCode: '01' }],
    ['category', 'job', {}],
    ['years', 'place', { provinceId: '96', fromYear: '1299' }],
    ['years', 'place', { provinceId: '96', fromYear: '1380', toYear: '1370' }],
    ['prefix', 'place', { provinceId: '96', prefix: '021' }],
    ['few', 'place', { provinceId: '96', parts: { ...NO_BANK.parts, mci: part('4999') } }],
    ['many', 'place', { provinceId: '96', parts: { ...ENOUGH, other: part('999999') } }],
  ] as const)('are not priced for want of %s', (fault, by, change) => {
    expect(faultOfBank(by, people(change))).toBe(fault);
    expect(bankChoice(by, people(change))).toBeNull();
  });

  it('come back as they were kept, and as none when they are broken', () => {
    const chosen = people({ provinceId: '96', parts: ENOUGH });
    expect(readBank(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    for (const broken of [null, 5, {}, { provinceId: 7, parts: 'x' }, { parts: { mci: { size: 'x' } } }]) {
      expect(readBank(broken)).toEqual(NO_BANK);
    }
  });
});
