import { creditAfter, excludedCount, shortage } from './outcome';

describe('what a send does to the wallet', () => {
  it('leaves exactly what was there less the price', () => {
    expect(creditAfter({ credit: '10000', total: '3697.5' })).toBe('6302.5');
    expect(creditAfter({ credit: '1000', total: '1370' })).toBe('-370');
  });

  it('says how much is missing', () => {
    expect(shortage({ credit: '1000', total: '1370' })).toBe('370');
  });

  it('counts everybody who receives nothing', () => {
    expect(excludedCount({ invalid: 1, duplicate: 2, blacklisted: 3, opted_out: 4 })).toBe(10);
  });
});
