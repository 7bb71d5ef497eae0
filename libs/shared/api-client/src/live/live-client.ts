import type { LiveMessage } from '@peyk/shared-module';
import type { LiveStatus } from '@peyk/shared-store';
import { answerOf, api } from '../api';
import { openConnection, type LiveConnection } from './live-connection';
import { joinElection } from './tab-election';

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
  const origin = globalThis.location.origin.replace(/^http/, 'ws');
  return `${origin}/v1/live?token=${encodeURIComponent(ticket)}`;
}

/**
 * Begins to listen to the server. One tab of the browser holds the socket and forwards what it hears; every tab gets
 * every message once.
 *
 * @returns the way to stop
 */
export function startLive({ onStatus, onMessage, onError, log }: LiveParts): () => void {
  let connection: LiveConnection | undefined;
  const election = joinElection<News>({
    channel: new BroadcastChannel(CHANNEL_NAME),
    tabId: crypto.randomUUID(),
    onElected: () => {
      connection = openConnection({
        address: ticketedAddress,
        onStatus: (status) => {
          onStatus(status);
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
    onNews: (news) => ('status' in news ? onStatus(news.status) : onMessage(news.message)),
  });
  // A closed tab says goodbye, so that another takes over at once instead of after a silence.
  const leave = () => election.leave();
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    connection?.close();
    election.leave();
  };
}
