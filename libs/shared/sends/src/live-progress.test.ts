import { QueryClient } from '@tanstack/react-query';
import { applyProgress, readProgress } from './live-progress';
import { sendKeys, sendListQuery } from './send-queries';
import type { RecipientCounts, Send, SendPage, SendProgress } from './types';

const counts: RecipientCounts = {
  total: 3,
  queued: 3,
  submitted: 0,
  sent: 0,
  reached_telecom: 0,
  delivered: 0,
  undelivered: 0,
  blacklisted: 0,
  in_doubt: 0,
  expired: 0,
  cancelled: 0,
  refused: 0,
};
const send: Send = {
  id: '12',
  type: 'normal',
  state: 2,
  state_reason: null,
  from_number: '50001',
  summary: 'سلام',
  requested_count: 3,
  counts,
  parts: 1,
  cost: '4110',
  held: '4110',
  charged: '0',
  returned: '0',
  created_at: '2026-11-20T08:30:00.000Z',
  finished_at: null,
  is_test: false,
  send_time: null,
  waits_until: null,
  made_by: { kind: 'member', person: null },
};
const progress: SendProgress = {
  send_id: '12',
  state: 2,
  state_reason: null,
  waits_until: null,
  counts: { ...counts, queued: 1, delivered: 2 },
  held: '1370',
  charged: '2740',
  returned: '0',
  finished_at: null,
};
const listKey = sendListQuery({ page: 1, limit: 10 }).queryKey;

function clientWith(sends: readonly Send[]): QueryClient {
  const client = new QueryClient();
  client.setQueryData<SendPage>(listKey, { items: sends, paging: { page: 1, limit: 10, total: sends.length } });
  return client;
}

describe('live progress of a send', () => {
  it('moves the send on every page that shows it', () => {
    const client = clientWith([send, { ...send, id: '13' }]);
    applyProgress(progress, client);
    const items = client.getQueryData<SendPage>(listKey)?.items;
    expect(items?.[0]?.counts.delivered).toBe(2);
    expect(items?.[0]).toMatchObject({ charged: '2740', held: '1370' });
    expect(items?.[1]?.counts.delivered).toBe(0);
  });

  it('moves the open report of the send', () => {
    const client = clientWith([]);
    client.setQueryData(sendKeys.one('12'), { ...send, text: 'سلام' });
    applyProgress(progress, client);
    expect(client.getQueryData(sendKeys.one('12'))).toMatchObject({ text: 'سلام', counts: { delivered: 2 } });
  });

  it('asks again for what it does not carry when the state has changed', () => {
    const client = clientWith([send]);
    applyProgress({ ...progress, state: 6 }, client);
    expect(client.getQueryState(listKey)?.isInvalidated).toBe(true);
  });

  it('asks for nothing while the state stays the same', () => {
    const client = clientWith([send]);
    applyProgress(progress, client);
    expect(client.getQueryState(listKey)?.isInvalidated).toBe(false);
  });

  it('brings a send that no page knows yet onto the list', () => {
    const client = clientWith([]);
    applyProgress(progress, client);
    expect(client.getQueryState(listKey)?.isInvalidated).toBe(true);
  });

  it('ignores a message that is no progress', () => {
    expect(readProgress({ credit: '1' })).toBeNull();
    expect(readProgress(null)).toBeNull();
    expect(readProgress(progress)).toBe(progress);
  });
});
