import { setImmediate as nextTurn } from 'node:timers/promises';
import { listListening } from '../secretary.repository';
import { secretaryApi } from '../testing/secretary-api';
import { dealtOf } from './decide-messages';

const api = secretaryApi();

const messagesTo = (lineId: bigint, count: number) =>
  Array.from({ length: count }, (_one, at) => ({
    ...{ messageId: BigInt(at), lineId, fromNumber: '989241110001', text: 'سفارش ۱۲۳۴', receivedAt: api.clock.now() },
  }));

it.each<[string, object, number]>([
  ['words', {}, 25],
  ['five expressions', { match: 'regex', words: ['الف', 'ب', 'پ', 'ت', '\\d{4}'] }, 5],
])('others have their turn while messages are matched with %s', async (_what, change, count) => {
  const holder = await api.givenHolder();
  await api.working(holder, change);
  const secretaries = await listListening(api.db(), holder.accountId);
  // It waits before the messages are begun with, and so has the first turn.
  const turn = nextTurn();
  let isDone = false;
  const dealing = dealtOf(messagesTo(holder.line.lineId, count), secretaries).finally(() => (isDone = true));
  await turn;
  expect(isDone).toBe(false);
  expect(await dealing).toHaveLength(count);
});
