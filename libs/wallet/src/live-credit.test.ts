import { creditQuery } from '@peyk/shared-api-client';
import { QueryClient } from '@tanstack/react-query';
import { transactionsQuery } from './api/list-transactions';
import { applyCredit, catchUpCredit } from './live-credit';

const now = new Date('2026-11-20T08:30:00.000Z');

describe('a live message about the wallet', () => {
  it('stands in the cache at once and makes the transactions fresh', () => {
    const client = new QueryClient();
    const list = transactionsQuery({ page: 1, limit: 10, filters: {} }).queryKey;
    client.setQueryData(list, { items: [], paging: { page: 1, limit: 10, total: 0 } });
    const before = { credit: '7', held: '0', alert_below: '200000', updated_at: '2026-11-19T08:30:00.000Z' };
    client.setQueryData(creditQuery().queryKey, before);
    applyCredit({ credit: '100.5', held: '3' }, now, client);
    expect(client.getQueryData(creditQuery().queryKey)).toEqual({
      credit: '100.5',
      held: '3',
      alert_below: '200000',
      updated_at: '2026-11-20T08:30:00.000Z',
    });
    expect(client.getQueryState(list)?.isInvalidated).toBe(true);
  });

  it('is nothing before the wallet was asked, whose answer is as new', () => {
    const client = new QueryClient();
    applyCredit({ credit: '100.5', held: '3' }, now, client);
    expect(client.getQueryData(creditQuery().queryKey)).toBeUndefined();
  });

  it('is asked for again when the socket has opened', () => {
    const client = new QueryClient();
    const keys = [creditQuery().queryKey, transactionsQuery({ page: 1, limit: 10, filters: {} }).queryKey];
    for (const key of keys) client.setQueryData<unknown>(key, {});
    catchUpCredit(client);
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  });

  it('is ignored when it is something else', () => {
    const client = new QueryClient();
    applyCredit({ credit: 5 }, now, client);
    applyCredit(null, now, client);
    expect(client.getQueryData(creditQuery().queryKey)).toBeUndefined();
  });
});
