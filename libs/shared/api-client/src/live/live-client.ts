import type { LiveMessage } from '@peyk/shared-module';
import type { LiveStatus } from '@peyk/shared-store';
import { liveOrigin } from '../addresses';
import { answerOf, api } from '../api';
import { openConnection, type LiveConnection } from './live-connection';
import { joinElection } from './tab-election';
import { watchPace } from './tab-pace';

const CHANNEL_NAME = 'peyk-live';

type News = { readonly status: LiveStatus } | { readonly message: LiveMessage };

export interface LiveParts {
  readonly onStatus: (status: LiveStatus) => void;
  readonly onMessage: (message: LiveMessage) => void;
  readonly onError?: (cause: unknown) => void;
  readonly log: (note: string) => void;
}

/** The socket's address with a fresh one-use ticket. The stored token itself never stands in an address. */
async function ticketedAddress(): Promise<string> {
  const { ticket } = await answerOf(api.POST('/live/ticket'));
  return `${liveOrigin()}/v1/live?token=${encodeURIComponent(ticket)}`;
}

/** Different in every tab. Not `randomUUID`, which browsers offer to secure origins only. */
function newTabId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
}

/** Takes part in the election of the tab that holds the socket, until the returned function is called. */
function takePart({ onStatus, onMessage, onError, log }: LiveParts): () => void {
  let connection: LiveConnection | undefined;
  let status: LiveStatus = 'CLOSED';
  const { pace, stop: stopWatching } = watchPace();
  const election = joinElection<News>({
    channel: new BroadcastChannel(CHANNEL_NAME),
    tabId: newTabId(),
    pace,
    onElected: () => {
      connection = openConnection({
        address: ticketedAddress,
        onStatus: (next) => {
          status = next;
          onStatus(next);
          election.tell({ status });
        },
        onMessage: (message) => {
          onMessage(message);
          election.tell({ message });
        },
        onError,
        log,
      });
    },
    onDeposed: () => connection?.close(),
    onFollower: () => election.tell({ status }),
    onNews: (news) => ('status' in news ? onStatus(news.status) : onMessage(news.message)),
  });
  return () => {
    stopWatching();
    connection?.close();
    election.leave();
  };
}

/**
 * Begins to listen to the server. One tab of the browser holds the socket and forwards what it hears; every tab gets
 * every message once.
 *
 * @returns the way to stop
 */
export function startLive(parts: LiveParts): () => void {
  let stop = takePart(parts);
  // A closed tab says goodbye, so that another takes over at once instead of after a silence.
  const leave = () => stop();
  // The browser may keep a page that was left, and show it again as it was: then it listens again.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop = takePart(parts);
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    stop();
  };
}
