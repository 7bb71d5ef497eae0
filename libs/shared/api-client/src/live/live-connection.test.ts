import type { LiveMessage } from '@peyk/shared-module';
import type { LiveStatus } from '@peyk/shared-store';
import { openConnection, type LiveConnection } from './live-connection';

/** The outside world: a socket that the test opens, fails and closes by hand. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly made: FakeSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  /** As in a browser: nothing happens at once, and a socket that was not open yet fails before it closes. */
  close() {
    const wasOpen = this.readyState === FakeSocket.OPEN;
    this.readyState = 2;
    setTimeout(() => {
      if (!wasOpen) this.onerror?.({});
      this.drop();
    }, 0);
  }
  /** The other side is gone. */
  drop() {
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
}

const lastSocket = (): FakeSocket => FakeSocket.made[FakeSocket.made.length - 1]!;

let statuses: LiveStatus[];
let messages: LiveMessage[];
let notes: string[];
let connection: LiveConnection;
let tickets: number;

async function connect(address: () => Promise<string>) {
  connection = openConnection({
    address,
    onStatus: (status) => statuses.push(status),
    onMessage: (message) => messages.push(message),
    log: (note) => notes.push(note),
  });
  await jest.advanceTimersByTimeAsync(0);
}

const ticketed = () => Promise.resolve(`ws://panel/v1/live?token=ticket-${(tickets += 1)}`);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { WebSocket: FakeSocket });
  FakeSocket.made.length = 0;
  statuses = [];
  messages = [];
  notes = [];
  tickets = 0;
});
afterEach(() => {
  connection.close();
  jest.useRealTimers();
});

it('goes from CONNECTING to OPEN and sends 9 every five seconds', async () => {
  await connect(ticketed);
  lastSocket().open();
  expect(statuses).toEqual(['CONNECTING', 'OPEN']);
  await jest.advanceTimersByTimeAsync(5000);
  lastSocket().onmessage?.({ data: '9' });
  await jest.advanceTimersByTimeAsync(5000);
  expect(lastSocket().sent).toEqual(['9', '9']);
});

it('is not open any more when a keep-alive had no answer before the next', async () => {
  await connect(ticketed);
  const silent = lastSocket();
  silent.open();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(statuses.at(-1)).toBe('ERROR');
  await jest.advanceTimersByTimeAsync(1000);
  expect(lastSocket()).not.toBe(silent);
  lastSocket().open();
  expect(statuses.at(-1)).toBe('OPEN');
});

it('is not open any more as soon as the browser has no network', async () => {
  await connect(ticketed);
  lastSocket().open();
  globalThis.dispatchEvent(new Event('offline'));
  expect(statuses).toEqual(['CONNECTING', 'OPEN', 'ERROR']);
});

it('connects again a second after a close, each time with a new ticket', async () => {
  await connect(ticketed);
  lastSocket().open();
  lastSocket().drop();
  expect(statuses.at(-1)).toBe('CLOSED');
  await jest.advanceTimersByTimeAsync(999);
  expect(FakeSocket.made).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(lastSocket().address).toBe('ws://panel/v1/live?token=ticket-2');
});

it('is in ERROR when no ticket can be had, and tries again', async () => {
  await connect(() => Promise.reject(new Error('no network')));
  expect(statuses).toEqual(['CONNECTING', 'ERROR']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(statuses).toEqual(['CONNECTING', 'ERROR', 'CONNECTING', 'ERROR']);
});

it('calls the error callback, where there is one, with every failure', async () => {
  const onError = jest.fn();
  const cause = new Error('no network');
  const address = jest.fn().mockRejectedValueOnce(cause).mockImplementation(ticketed);
  connection = openConnection({
    address,
    onStatus: () => undefined,
    onMessage: () => undefined,
    onError,
    log: () => undefined,
  });
  await jest.advanceTimersByTimeAsync(1000);
  expect(onError).toHaveBeenLastCalledWith(cause);
  const event = {};
  lastSocket().onerror?.(event);
  expect(onError).toHaveBeenLastCalledWith(event);
  expect(onError).toHaveBeenCalledTimes(2);
});

it('stays in ERROR when a failed socket closes', async () => {
  await connect(ticketed);
  lastSocket().onerror?.({});
  lastSocket().drop();
  expect(statuses).toEqual(['CONNECTING', 'ERROR', 'ERROR']);
});

it('passes on messages with an event, ignores those without, and only notes what is no JSON', async () => {
  await connect(ticketed);
  lastSocket().open();
  lastSocket().onmessage?.({ data: '{"event":"send_progress","data":{"send_id":"1"}}' });
  lastSocket().onmessage?.({ data: '{"data":1}' });
  lastSocket().onmessage?.({ data: 'null' });
  lastSocket().onmessage?.({ data: 'pong' });
  expect(messages).toEqual([{ event: 'send_progress', data: { send_id: '1' } }]);
  expect(notes).toHaveLength(1);
});

it('sends JSON only while it is open', async () => {
  await connect(ticketed);
  expect(connection.send({ event: 'x' })).toBe(false);
  lastSocket().open();
  expect(connection.send({ event: 'x' })).toBe(true);
  expect(lastSocket().sent).toEqual(['{"event":"x"}']);
});

it('does not come back after it was closed on purpose', async () => {
  await connect(ticketed);
  lastSocket().open();
  connection.close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(statuses.at(-1)).toBe('CLOSED');
});

it('is CLOSED and nothing more when it was closed on purpose before it was open', async () => {
  await connect(ticketed);
  connection.close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(statuses).toEqual(['CONNECTING', 'CLOSED']);
});
