import { toTransactionFilters } from './transaction-filters';

describe('the filters of the transactions', () => {
  it('reach the API as the address says', () => {
    expect(toTransactionFilters({ type: 'deposit', send: '12' })).toEqual({ type: 'deposit', send_id: '12' });
  });

  it('drop what nobody can mean', () => {
    expect(toTransactionFilters({ type: 'gift', send: 'x' })).toEqual({});
    expect(toTransactionFilters({})).toEqual({});
  });
});
