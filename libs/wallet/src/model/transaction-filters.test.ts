import { toTransactionFilters } from './transaction-filters';

const FIRST = '2026-10-23T20:30:00.000Z';
const LAST = '2026-11-20T20:29:59.999Z';

describe('the filters of the transactions', () => {
  it('reach the API as the address says', () => {
    expect(
      toTransactionFilters({ type: 'deposit', kind: 'send_return', send: '12', created: { from: FIRST, to: LAST } }),
    ).toEqual({ type: 'deposit', kind: 'send_return', send_id: '12', from_date: FIRST, to_date: LAST });
  });

  it('drop what nobody can mean', () => {
    expect(toTransactionFilters({ type: 'present', kind: 'present', send: 'x' })).toEqual({});
    expect(toTransactionFilters({})).toEqual({});
  });
});
