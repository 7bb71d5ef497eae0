import { HOLDER_SILENCE_MS, INITIAL_DELAY_MS, KEEP_ALIVE_MS } from './live-timing';

/** What tabs of one browser tell each other. `news` carries what the holder wants its followers to have. */
type TabMessage<News> =
  | { readonly kind: 'is-there-a-holder'; readonly from: string }
  | { readonly kind: 'i-hold'; readonly from: string; readonly isSlow?: boolean }
  | { readonly kind: 'let-me-hold'; readonly from: string }
  | { readonly kind: 'it-is-yours'; readonly from: string; readonly to: string }
  | { readonly kind: 'i-leave'; readonly from: string }
  | { readonly kind: 'news'; readonly from: string; readonly news: News };

export interface ElectionParts<News> {
  readonly channel: BroadcastChannel;
  /** Different in every tab; where two tabs ask at the same moment the smaller one holds. */
  readonly tabId: string;
  /**
   * How well this tab can hold: browsers slow a tab down that has been out of sight for minutes, until the server takes its
   * socket for dead. A slow holder passes the connection on to a tab that is looked at.
   */
  readonly pace: () => 'seen' | 'hidden' | 'slow';
  /** This tab holds the connection from now on. */
  readonly onElected: () => void;
  /** Another tab turned out to hold it; this one lets go. */
  readonly onDeposed: () => void;
  /** A new follower was told that this tab holds; now it wants to know how things stand. */
  readonly onFollower: () => void;
  /** The holder forwarded something. */
  readonly onNews: (news: News) => void;
}

export interface Election<News> {
  /** Forwards to the other tabs; does nothing unless this tab holds the connection. */
  readonly tell: (news: News) => void;
  readonly leave: () => void;
}

/**
 * Decides which one tab holds the live connection. A tab asks whether a holder exists and waits a moment; if one answers,
 * it follows, otherwise it holds. Followers ask again when the holder says goodbye or falls silent.
 */
export function joinElection<News>(parts: ElectionParts<News>): Election<News> {
  const { channel, tabId } = parts;
  let phase: 'asking' | 'following' | 'holding' = 'asking';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (message: TabMessage<News>) => channel.postMessage(message);
  const sayThatIHold = () => say({ kind: 'i-hold', from: tabId, isSlow: parts.pace() === 'slow' });
  const enter = (next: typeof phase, waitMs?: number, then?: () => void) => {
    clearTimeout(timer);
    phase = next;
    if (then !== undefined) timer = setTimeout(then, waitMs);
  };
  const answer = () => {
    sayThatIHold();
    if (phase === 'holding') parts.onFollower();
  };
  const hold = () => {
    enter('holding');
    sayThatIHold();
    parts.onElected();
  };
  const ask = () => {
    enter('asking', INITIAL_DELAY_MS, hold);
    say({ kind: 'is-there-a-holder', from: tabId });
  };
  const follow = () => {
    const wasHolding = phase === 'holding';
    enter('following', HOLDER_SILENCE_MS, ask);
    // After the change of phase: what this tab lets go is no news to those who follow the other holder.
    if (wasHolding) parts.onDeposed();
  };
  const answerQuestion = (from: string) => {
    const goesFirst = phase === 'holding' || (phase === 'asking' && tabId < from);
    if (goesFirst) answer();
    else if (phase === 'asking') follow();
  };
  const hearHolder = (from: string, isSlow = false) => {
    // Two holders can meet after the browser froze one of them: the smaller id stays, the other follows.
    if (phase === 'holding' && tabId < from) return answer();
    follow();
    if (isSlow && parts.pace() === 'seen') say({ kind: 'let-me-hold', from: tabId });
  };
  const handOver = (to: string) => {
    if (phase !== 'holding' || parts.pace() !== 'slow') return;
    follow();
    say({ kind: 'it-is-yours', from: tabId, to });
  };

  channel.onmessage = ({ data }: MessageEvent<TabMessage<News>>) => {
    if (data.kind === 'is-there-a-holder') answerQuestion(data.from);
    else if (data.kind === 'i-hold') hearHolder(data.from, data.isSlow);
    else if (data.kind === 'let-me-hold') handOver(data.from);
    else if (data.kind === 'it-is-yours') {
      if (data.to === tabId) hold();
    } else if (data.kind === 'i-leave') ask();
    else if (phase !== 'holding') {
      follow();
      parts.onNews(data.news);
    }
  };
  // A browser slows the timers of a hidden tab down; a follower that then asks gets its answer all the same.
  const pulse = setInterval(() => phase === 'holding' && sayThatIHold(), KEEP_ALIVE_MS);
  ask();

  return {
    tell: (news) => {
      if (phase === 'holding') say({ kind: 'news', from: tabId, news });
    },
    leave: () => {
      clearTimeout(timer);
      clearInterval(pulse);
      if (phase === 'holding') say({ kind: 'i-leave', from: tabId });
      channel.close();
    },
  };
}
