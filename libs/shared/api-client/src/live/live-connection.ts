import type { LiveMessage } from '@peyk/shared-module';
import type { LiveStatus } from '@peyk/shared-store';
import { KEEP_ALIVE_MS, KEEP_ALIVE_TEXT, RECONNECT_MS } from './live-timing';

export interface ConnectionParts {
  /** Fetches the one-use ticket and gives the full address of the socket. */
  readonly address: () => Promise<string>;
  readonly onStatus: (status: LiveStatus) => void;
  readonly onMessage: (message: LiveMessage) => void;
  /** Called with every failure of the connection; it is retried anyway. */
  readonly onError?: (cause: unknown) => void;
  /** Notes what cannot be read; nobody can act on it, so it goes no further. */
  readonly log: (note: string) => void;
}

export interface LiveConnection {
  /** Sends a message as JSON, and only while the connection is open. Answers whether it was sent. */
  readonly send: (message: LiveMessage) => boolean;
  /** Closes for good: nothing is retried after it. */
  readonly close: () => void;
}

/** Reads one incoming text. `null` for what has no `event` and for what is no JSON; the latter is noted. */
function readMessage(text: unknown, log: (note: string) => void): LiveMessage | null {
  if (typeof text !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return isLiveMessage(parsed) ? parsed : null;
  } catch {
    log('A live message is not JSON.');
    return null;
  }
}

function isLiveMessage(value: unknown): value is LiveMessage {
  return typeof value === 'object' && value !== null && 'event' in value && typeof value.event === 'string';
}

/** Closes a socket without hearing of it again: one that is closed before it is open fails first, and only later closes. */
function abandon(socket: WebSocket): void {
  socket.onopen = null;
  socket.onerror = null;
  socket.onclose = null;
  socket.onmessage = null;
  socket.close();
}

/** Opens the socket and keeps it open until `close`: after every end it tries again a second later. */
export function openConnection(parts: ConnectionParts): LiveConnection {
  let socket: WebSocket | undefined;
  let keepAlive: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const ended = (status: LiveStatus) => {
    clearInterval(keepAlive);
    socket = undefined;
    if (isClosed) return;
    parts.onStatus(status);
    retry = setTimeout(() => void connect(), RECONNECT_MS);
  };

  /** Ends a socket that is dead: closing it would wait for an answer that does not come. */
  const giveUp = (dead: WebSocket) => {
    abandon(dead);
    ended('ERROR');
  };
  const goOffline = () => {
    if (socket !== undefined) giveUp(socket);
  };
  globalThis.addEventListener('offline', goOffline);

  const connect = async (): Promise<void> => {
    parts.onStatus('CONNECTING');
    const address = await parts.address().catch((cause: unknown) => {
      parts.onError?.(cause);
      return null;
    });
    if (isClosed) return;
    if (address === null) return ended('ERROR');
    const opened = new WebSocket(address);
    socket = opened;
    let failed = false;
    let heard = true;
    opened.onopen = () => {
      parts.onStatus('OPEN');
      keepAlive = setInterval(() => {
        // The server answers each keep-alive. A network that has gone closes no socket, so silence is all there is to notice.
        if (!heard) return giveUp(opened);
        heard = false;
        opened.send(KEEP_ALIVE_TEXT);
      }, KEEP_ALIVE_MS);
    };
    opened.onmessage = (event: MessageEvent<unknown>) => {
      heard = true;
      const message = readMessage(event.data, parts.log);
      if (message !== null) parts.onMessage(message);
    };
    opened.onerror = (event) => {
      failed = true;
      parts.onStatus('ERROR');
      parts.onError?.(event);
    };
    // A socket that failed closes as well; its state stays ERROR until the next try.
    opened.onclose = () => ended(failed ? 'ERROR' : 'CLOSED');
  };

  void connect();
  return {
    send: (message) => {
      if (socket === undefined || socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(keepAlive);
      globalThis.removeEventListener('offline', goOffline);
      if (socket !== undefined) abandon(socket);
      parts.onStatus('CLOSED');
    },
  };
}
