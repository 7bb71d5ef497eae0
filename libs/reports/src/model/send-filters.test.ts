import { SEND_FILTERS, SYSTEMIC_FILTERS, toSendFilters } from './send-filters';

const FIRST = '2026-10-23T20:30:00.000Z';
const LAST = '2026-11-20T20:29:59.999Z';

describe('the filters of the list of sends', () => {
  it('reach the API as the address says', () => {
    expect(
      toSendFilters({
        id: '12',
        text: ' تخفیف ',
        state: '0',
        type: 'webservice',
        line: '20001405',
        created: { from: FIRST, to: LAST },
      }),
    ).toEqual({
      send_id: '12',
      message: 'تخفیف',
      state: 0,
      type: 'webservice',
      number: '20001405',
      from_date: FIRST,
      to_date: LAST,
    });
  });

  it('find what waits for receipts by the name that it is shown by, and what is finished without it', () => {
    expect(toSendFilters({ state: 'receipts' })).toEqual({ state: 6, awaits_receipts: true });
    expect(toSendFilters({ state: '6' })).toEqual({ state: 6, awaits_receipts: false });
    const labels = SEND_FILTERS[2].options.map(({ label }) => label);
    expect(labels?.slice(6, 8)).toEqual(['در انتظار رسید', 'پایان‌یافته']);
  });

  it('offer all 36 types, and of what the system made only those that it makes', () => {
    const typesOf = ([, , , { options }]: typeof SEND_FILTERS) => options.map(({ value }) => value);
    expect(typesOf(SEND_FILTERS)).toHaveLength(36);
    expect(typesOf(SYSTEMIC_FILTERS)).toEqual(expect.arrayContaining(['membership_secretary', 'alert']));
    expect(typesOf(SYSTEMIC_FILTERS)).not.toContain('file');
  });

  it('may have one open end', () => {
    expect(toSendFilters({ created: { to: LAST } })).toEqual({ to_date: LAST });
  });

  it('are absent when the address says nothing', () => {
    expect(toSendFilters({})).toEqual({});
  });

  it('drop what nobody can mean', () => {
    expect(toSendFilters({ id: 'x', text: '  ', state: '99', type: 'fax', line: '1' })).toEqual({});
    expect(toSendFilters({ state: '' })).toEqual({});
  });

  it('cut a text that is longer than the API takes', () => {
    expect(toSendFilters({ text: 'س'.repeat(300) }).message).toHaveLength(100);
  });
});
