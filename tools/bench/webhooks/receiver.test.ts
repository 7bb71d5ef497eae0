import { SLOW, startBenchReceiver, writtenAt } from './receiver.ts';

it('counts events with how late they came, and answers all but the slow address at once', async () => {
  const receiver = await startBenchReceiver();
  const body = JSON.stringify({ type: 'message.inbound', data: { text: `${Date.now() - 50} سلام` } });
  const answer = await fetch(`${receiver.url}/good/1`, { method: 'POST', body });
  expect([answer.status, await answer.text()]).toEqual([200, 'ok']);
  expect(receiver.arrivals).toEqual([{ path: '/good/1', delayMs: expect.any(Number) }]);
  expect(receiver.arrivals[0]?.delayMs).toBeGreaterThanOrEqual(50);
  const over = new AbortController();
  const slow = fetch(receiver.url + SLOW, { method: 'POST', body, signal: over.signal }).then(
    () => 'answered',
    () => 'not yet',
  );
  while (receiver.arrivals.length < 2) await new Promise((resolve) => setImmediate(resolve));
  over.abort();
  expect(await slow).toBe('not yet');
  await receiver.stop();
});

it('takes events of other kinds for none of its own', () => {
  expect(writtenAt('{"type":"webhook.test","data":{"webhook_id":"1"}}')).toBeUndefined();
});
