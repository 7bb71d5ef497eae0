import { answerOf } from '@peyk/shared-api-client';
import { TOKEN_KEY, readStored, writeStored } from '@peyk/shared-store';
import { fakeNetwork } from '@peyk/shared-testing-web';
import type { FakeNetwork } from '@peyk/shared-testing-web';
import { deskApi } from './desk-api';
import { QUEUE_NAMES, isQueueName, queuePath } from './queue-names';

let network: FakeNetwork;
beforeEach(() => writeStored(TOKEN_KEY, 'a-token'));
afterEach(() => {
  network?.restore();
  writeStored(TOKEN_KEY, null);
});

describe('the client of the desk', () => {
  it('asks the desk, with the token as it is', async () => {
    network = fakeNetwork({ 'GET /queue': { data: { queues: [] } } });
    await answerOf(deskApi.GET('/queue'));
    expect(network.seen[0]?.url.pathname).toBe('/desk/v1/queue');
    expect(network.seen[0]?.headers.get('Authorization')).toBe('a-token');
  });

  it('signs in without a token, and a refusal there ends no session', async () => {
    network = fakeNetwork({ 'POST /sign-in': { status: 401 } });
    const body = { username: 'mina', password: 'x', code: '123456' };
    await expect(answerOf(deskApi.POST('/sign-in', { body }))).rejects.toMatchObject({ status: 401 });
    expect(network.seen[0]?.headers.get('Authorization')).toBeNull();
    expect(readStored(TOKEN_KEY)).toBe('a-token');
  });

  it('ends the session when the desk refuses its token', async () => {
    network = fakeNetwork({ 'GET /queue': { status: 401 } });
    await expect(answerOf(deskApi.GET('/queue'))).rejects.toMatchObject({ status: 401 });
    expect(readStored(TOKEN_KEY)).toBeNull();
  });
});

describe('a queue', () => {
  it('is known by its name, and by no word that only looks like one', () => {
    for (const name of Object.keys(QUEUE_NAMES)) expect(isQueueName(name)).toBe(true);
    for (const name of ['', 'toString', '__proto__', 'Patterns']) expect(isQueueName(name)).toBe(false);
  });

  it('has an address, and so has each thing in it', () => {
    expect(queuePath('patterns')).toBe('/queue/patterns');
    expect(queuePath('tickets', { key: '7.8&9' })).toBe('/queue/tickets?key=7.8%269');
    expect(queuePath('tickets', { key: '7', priority: 'high' })).toBe('/queue/tickets?key=7&priority=high');
  });
});
