import { toInboxFilters } from './inbox-filters';

describe('the filters of the inbox', () => {
  it('reach the API as the address says', () => {
    const received = { from: '2026-10-23T20:30:00.000Z', to: '2026-11-20T20:29:59.999Z' };
    expect(toInboxFilters({ search: ' سفارش ', number: '0924', line: '30001405', state: 'unread', received })).toEqual({
      ...{ search: 'سفارش', number: '0924', line: '30001405', is_read: false },
      ...{ from_date: received.from, to_date: received.to },
    });
    expect(toInboxFilters({ state: 'read' })).toEqual({ is_read: true });
  });

  it('drop what nobody can mean', () => {
    expect(toInboxFilters({ search: '  ', number: ' ', line: 'x', state: 'both' })).toEqual({});
  });
});
