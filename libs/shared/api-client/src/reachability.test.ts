import { isUnreachable, onReachability, watched } from './reachability';

const failing = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const answering = (status = 200) => Promise.resolve(new Response(null, { status }));
const stopped = () => Promise.reject<Response>(new DOMException('left', 'AbortError'));
const fail = () => expect(watched(failing())).rejects.toThrow('Failed to fetch');

const heard: boolean[] = [];
let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  heard.length = 0;
  stop = onReachability(() => heard.push(isUnreachable()));
});
afterEach(async () => {
  await watched(answering());
  stop();
  jest.useRealTimers();
});

it('tells once when two calls in a row got no answer, and once when one does', async () => {
  await fail();
  expect(isUnreachable()).toBe(false);
  await fail();
  await fail();
  expect(heard).toEqual([true]);
  await watched(answering(500));
  expect([isUnreachable(), heard]).toEqual([false, [true, false]]);
});

it('begins to count anew after an answer, and does not count what the page stopped', async () => {
  await fail();
  await watched(answering());
  await fail();
  await expect(watched(stopped())).rejects.toThrow('left');
  expect(heard).toEqual([]);
});

it('looks for the server by itself until it answers', async () => {
  const asked: string[] = [];
  const answers = [failing, () => answering(204)];
  globalThis.fetch = (address) => {
    asked.push(String(address));
    return (answers.shift() ?? answering)();
  };
  await fail();
  await fail();
  await jest.advanceTimersByTimeAsync(5_000);
  expect([asked.length, isUnreachable()]).toEqual([1, true]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect([asked, isUnreachable()]).toEqual([['/healthz', '/healthz'], false]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});
