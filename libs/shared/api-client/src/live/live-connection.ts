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
    opened.onopen = () => {
      parts.onStatus('OPEN');
      keepAlive = setInterval(() => opened.send(KEEP_ALIVE_TEXT), KEEP_ALIVE_MS);
    };
    opened.onmessage = (event: MessageEvent<unknown>) => {
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
      if (socket !== undefined) {
        // A socket that is closed before it is open fails first, and only later closes.
        socket.onerror = null;
        socket.onclose = null;
        socket.onmessage = null;
        socket.close();
      }
      parts.onStatus('CLOSED');
    },
  };
}
