import type { Line, Quote } from '../model/types';

export const SAMPLE_LINE: Line = {
  id: '1',
  number: '20001405',
  title: 'خط خدماتی',
  family: '2000',
  advertising: false,
  multipart_chars: 67,
  is_default: true,
  active: true,
  permitted_hours: null,
  max_per_second: null,
  own_permitted_hours: null,
  own_max_per_second: null,
};
export const SAMPLE_LINES: readonly Line[] = [
  SAMPLE_LINE,
  {
    ...SAMPLE_LINE,
    id: '2',
    number: '30001405',
    title: 'خط تبلیغاتی باشگاه مشتریان فروشگاه بزرگ زنجیره‌ای نمونه‌گستران شرق',
    advertising: true,
    is_default: false,
  },
];
export const SAMPLE_QUOTE: Quote = {
  quote_id: '77',
  expires_at: '2026-11-20T08:30:00.000Z',
  reachable_count: 2,
  excluded: { invalid: 0, duplicate: 1, blacklisted: 0, opted_out: 0 },
  by_operator: [
    { operator: 'rightel', count: 1, unit_price: '1503', total: '1503' },
    { operator: 'mci', count: 1, unit_price: '1370', total: '1370' },
  ],
  subtotal: '2873',
  charity: '0',
  total: '2873',
  credit: '49996302.5',
  enough_credit: true,
};
/** The answer of a price, with a quote or without. */
export const samplePrice = (found: Quote | null) => ({
  data: { parts: 1, encoding: 'ucs2', final_text: 'سلام', mci_price: '1370', other_price: '1503', quote: found },
});
