import { SYSTEMIC_SMS_TYPES } from '@peyk/shared-sms';
import { sendFilters, toSendFilters } from './send-filters';

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
        maker: '7',
        created: { from: FIRST, to: LAST },
      }),
    ).toEqual({
      send_id: '12',
      message: 'تخفیف',
      state: 0,
      type: 'webservice',
      number: '20001405',
      user_id: '7',
      from_date: FIRST,
      to_date: LAST,
    });
  });

  it('find what waits for receipts by the name that it is shown by, and what is finished without it', () => {
    expect(toSendFilters({ state: 'receipts' })).toEqual({ state: 6, awaits_receipts: true });
    expect(toSendFilters({ state: '6' })).toEqual({ state: 6, awaits_receipts: false });
    const labels = sendFilters()[2].options.map(({ label }) => label);
    expect(labels?.slice(6, 8)).toEqual(['در انتظار رسید', 'پایان‌یافته']);
  });

  it('offer all 36 types, and of what the system made only those that it makes', () => {
    const typesOf = (filters: ReturnType<typeof sendFilters>) => filters[3].options.map(({ value }) => value);
    expect(typesOf(sendFilters())).toHaveLength(36);
    const systemic = typesOf(sendFilters(SYSTEMIC_SMS_TYPES));
    expect(systemic).toEqual(expect.arrayContaining(['membership_secretary', 'alert']));
    expect(systemic).not.toContain('file');
  });

  it('offer the people of the account, and believe the address until they are known', () => {
    const sara = { id: '7', name: 'سارا محمدی', username: 'sara', is_owner: false };
    const maryam = { id: '1', name: 'مریم رضایی', username: 'maryam', is_owner: true };
    const [, , , , , field] = sendFilters(undefined, { people: [maryam, sara], loading: false });
    expect(field.options).toEqual([
      { value: '1', label: 'مریم رضایی (صاحب حساب)' },
      { value: '7', label: 'سارا محمدی' },
    ]);
    expect(sendFilters(undefined, { people: [], loading: true })[5].loading).toBe(true);
    expect(toSendFilters({ maker: 'sara' })).toEqual({});
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
