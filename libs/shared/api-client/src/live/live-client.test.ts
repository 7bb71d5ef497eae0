import type { LiveMessage } from '@peyk/shared-module';
import type { LiveStatus } from '@peyk/shared-store';
import { QueryClient } from '@tanstack/react-query';
import { startLive } from './live-client';
import { dispatchLive } from './live-dispatch';

/** The outside world: the server's socket, opened by hand. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly made: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send() {
    // Keep-alives are the concern of live-connection.test.ts.
  }
  close() {
    this.onclose?.();
  }
}

interface Tab {
  readonly statuses: LiveStatus[];
  readonly messages: LiveMessage[];
  readonly stop: () => void;
}

function openTab(): Tab {
  const statuses: LiveStatus[] = [];
  const messages: LiveMessage[] = [];
  const stop = startLive({
    onStatus: (status) => statuses.push(status),
    onMessage: (message) => messages.push(message),
    log: () => undefined,
  });
  return { statuses, messages, stop };
}

const until = async (condition: () => boolean) => {
  for (let turn = 0; turn < 200 && !condition(); turn += 1) await new Promise((done) => setTimeout(done, 10));
  expect(condition()).toBe(true);
};

it('opens one socket for two tabs with a ticket, and gives every message to both', async () => {
  Object.assign(globalThis, { WebSocket: FakeSocket });
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    asked.push(input instanceof Request ? `${input.method} ${new URL(input.url).pathname}` : 'unknown');
    const body = {
      data: { ticket: 'one use', expires_at: '' },
      meta: { status: true, message: '', message_code: '200-1' },
    };
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }));
  };

  const first = openTab();
  await until(() => FakeSocket.made.length === 1);
  const second = openTab();
  const [socket] = FakeSocket.made;
  expect(socket?.address).toBe('ws://localhost/v1/live?token=one%20use');
  expect(asked).toEqual(['POST /v1/api/live/ticket']);

  await new Promise((done) => setTimeout(done, 200));
  socket?.onopen?.();
  await until(() => second.statuses.at(-1) === 'OPEN');
  // Who comes later has not heard how the connection opened, and is told.
  const third = openTab();
  await until(() => third.statuses.at(-1) === 'OPEN');
  third.stop();
  socket?.onmessage?.({ data: '{"event":"credit_changed","data":{}}' });
  await until(() => second.messages.length === 1);
  expect(first.messages).toEqual([{ event: 'credit_changed', data: {} }]);
  expect(FakeSocket.made).toHaveLength(1);

  // The holder is closed: the other tab takes over with a socket of its own.
  first.stop();
  await until(() => FakeSocket.made.length === 2);
  second.stop();
});

it('listens again when the browser shows a page again that it had kept', async () => {
  const before = FakeSocket.made.length;
  const tab = openTab();
  await until(() => FakeSocket.made.length === before + 1);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(tab.statuses.at(-1)).toBe('CLOSED');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await until(() => FakeSocket.made.length === before + 2);
  tab.stop();
});

it('needs nothing that browsers offer to secure origins only', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const before = FakeSocket.made.length;
  const tab = openTab();
  await until(() => FakeSocket.made.length === before + 1);
  tab.stop();
});

it('hands a message only to those who registered for its event', () => {
  const wanted = jest.fn();
  const other = jest.fn();
  const message = { event: 'credit_changed', data: {} };
  const client = new QueryClient();
  dispatchLive(
    message,
    [
      { event: 'credit_changed', handle: wanted },
      { event: 'send_progress', handle: other },
    ],
    client,
  );
  expect(wanted).toHaveBeenCalledWith(message, client);
  expect(other).not.toHaveBeenCalled();
});
