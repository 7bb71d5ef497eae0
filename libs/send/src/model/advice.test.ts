import { analyseText } from '@peyk/shared-sms';
import { persianAdvice, shortenAdvice, totalAt } from './advice';
import type { Quote } from './types';

const quote: Quote = {
  quote_id: '1',
  expires_at: '2026-11-20T08:30:00.000Z',
  reachable_count: 3,
  excluded: { invalid: 0, duplicate: 0, blacklisted: 0, opted_out: 0 },
  by_operator: [
    { operator: 'mci', count: 2, unit_price: '3365', total: '6730' },
    { operator: 'irancell', count: 1, unit_price: '3697.5', total: '3697.5' },
  ],
  subtotal: '10427.5',
  charity: '0',
  total: '10427.5',
  credit: '1000000',
  enough_credit: true,
};
const persian = { mci_price: '1370', other_price: '1503' };

describe('the advice to make a Latin text Persian', () => {
  it('says exactly what it saves for these recipients', () => {
    expect(totalAt(quote, persian)).toBe('4243');
    expect(persianAdvice(quote, persian)).toEqual({ kind: 'make-persian', savingRial: '6184.5' });
  });

  it('counts the charity on both sides', () => {
    const withCharity = { ...quote, charity: '521.375', total: '10948.875' };
    expect(persianAdvice(withCharity, persian)).toEqual({ kind: 'make-persian', savingRial: '6493.725' });
  });

  it('is silent when Persian is dearer', () => {
    expect(persianAdvice(quote, { mci_price: '4000', other_price: '4400' })).toBeNull();
  });
});

describe('the advice to shorten a text', () => {
  it('says how many characters one part costs', () => {
    expect(shortenAdvice(analyseText('س'.repeat(73)), { ...quote, total: '5480' })).toEqual({
      kind: 'shorten',
      chars: 3,
      savingRial: '2740',
    });
  });

  it('counts from the last part when there are more than two', () => {
    expect(shortenAdvice(analyseText('س'.repeat(136)), { ...quote, total: '4110' })).toEqual({
      kind: 'shorten',
      chars: 2,
      savingRial: '1370',
    });
  });

  it('is silent for one part, for a free send and when too much would have to go', () => {
    expect(shortenAdvice(analyseText('سلام'), quote)).toBeNull();
    expect(shortenAdvice(analyseText('س'.repeat(73)), { ...quote, total: '0' })).toBeNull();
    expect(shortenAdvice(analyseText('س'.repeat(100)), quote)).toBeNull();
  });
});
