import { QueryClient } from '@tanstack/react-query';
import { CONVERSATION_KEY, INBOX_LIST_KEY, UNREAD_KEY } from './api/keys';
import { applyInbox, catchUpInbox } from './live-inbox';

const client = new QueryClient();
const LIST = [...INBOX_LIST_KEY, 1];
const TALK = [...CONVERSATION_KEY, '989241110001'];
beforeEach(() => {
  client.clear();
  client.setQueryData(UNREAD_KEY, 3);
  client.setQueryData(LIST, {});
  client.setQueryData(TALK, {});
});

it('puts the number of unread messages where the menu reads it, and makes lists and conversations old', () => {
  applyInbox({ unread_count: 5 }, client);
  expect(client.getQueryData(UNREAD_KEY)).toBe(5);
  expect([LIST, TALK].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  expect(client.getQueryState(UNREAD_KEY)?.isInvalidated).toBe(false);
});

it.each([[null], [{}], [{ unread_count: '5' }], [{ unread_count: -1 }]])(
  'believes no number that is none (%o)',
  (data) => {
    applyInbox(data, client);
    expect(client.getQueryData(UNREAD_KEY)).toBe(3);
  },
);

it('asks for all of it again when the socket has opened', () => {
  catchUpInbox(client);
  const old = [UNREAD_KEY, LIST, TALK].map((key) => client.getQueryState(key)?.isInvalidated);
  expect(old).toEqual([true, true, true]);
});
