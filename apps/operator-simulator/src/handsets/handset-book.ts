import type { PartPosition } from '@peyk/server-carrier';

/** One message on a handset, with the parts that came. */
export interface HandsetMessage {
  id: string;
  direction: 'received' | 'sent';
  line: string;
  at: number;
  /** Texts by part; a part that did not come is null. */
  parts: (string | null)[];
  /** The operator's last word on it, for received ones; "waiting" or "taken" for sent ones. */
  state: string;
}

export interface HandsetSummary {
  number: string;
  count: number;
  lastAt: number;
  lastText: string;
  lastDirection: HandsetMessage['direction'];
}

export interface Arrival {
  id: string;
  line: string;
  text: string;
  at: number;
}

interface Handset {
  number: string;
  messages: HandsetMessage[];
  /** Long messages that still wait for parts, by line, reference and total. */
  open: Map<string, HandsetMessage>;
  count: number;
}

export interface BookLimits {
  handsets: number;
  messagesEach: number;
}

export const DEFAULT_LIMITS: BookLimits = { handsets: 2_000, messagesEach: 200 };
const MAX_LISTED = 300;
/** A reference may be used again for another message; parts that are so far apart do not belong together. */
const SAME_MESSAGE_MS = 120_000;

/** The virtual handsets: bounded in number and length, the longest silent goes first. */
export class HandsetBook {
  private readonly handsets = new Map<string, Handset>();
  private onChange: () => void = () => undefined;

  constructor(private readonly limits: BookLimits = DEFAULT_LIMITS) {}

  /** Called at every change; the listener coalesces. */
  watch(listener: () => void): void {
    this.onChange = listener;
  }

  get size(): number {
    return this.handsets.size;
  }

  received(number: string, arrival: Arrival, position: PartPosition | undefined): void {
    const handset = this.touch(number);
    const key = position && `${arrival.line}|${position.reference}|${position.total}`;
    const begun = key === undefined ? undefined : handset.open.get(key);
    const at = position ? position.index - 1 : 0;
    if (key && begun && begun.parts[at] === null && arrival.at - begun.at < SAME_MESSAGE_MS) {
      begun.parts[at] = arrival.text;
      if (begun.parts.every((part) => part !== null)) handset.open.delete(key);
    } else {
      const parts: (string | null)[] = Array.from({ length: position?.total ?? 1 }, () => null);
      parts[at] = arrival.text;
      const message = this.append(handset, 'received', arrival, parts);
      if (key) handset.open.set(key, message);
      if (handset.open.size > this.limits.messagesEach) handset.open.clear();
    }
    this.onChange();
  }

  /** `lastId` is the id of the message's last part: when that is taken, the message is. */
  wrote(number: string, arrival: Arrival, lastId: string): void {
    this.append(this.touch(number), 'sent', { ...arrival, id: lastId }, [arrival.text]).state = 'waiting';
    this.onChange();
  }

  markTaken(number: string, id: string): void {
    this.mark(number, id, 'taken');
  }

  markReceipt(number: string, id: string, stat: string): void {
    this.mark(number, id, stat);
  }

  /** Newest first; `search` is any run of digits of the number, or of the last text. */
  list(search: string): HandsetSummary[] {
    const found: HandsetSummary[] = [];
    for (const handset of [...this.handsets.values()].reverse()) {
      const summary = summaryOf(handset);
      if (search === '' || handset.number.includes(search) || summary.lastText.includes(search)) found.push(summary);
      if (found.length === MAX_LISTED) break;
    }
    return found;
  }

  messagesOf(number: string): readonly HandsetMessage[] {
    return this.handsets.get(number)?.messages ?? [];
  }

  /** Everything, for writing to disk; oldest handset first. */
  *entries(): Iterable<{ number: string; messages: readonly HandsetMessage[] }> {
    for (const { number, messages } of this.handsets.values()) yield { number, messages };
  }

  restore(number: string, messages: HandsetMessage[]): void {
    const handset = this.touch(number);
    handset.messages = messages.slice(-this.limits.messagesEach);
    handset.count = messages.length;
  }

  private touch(number: string): Handset {
    const handset = this.handsets.get(number) ?? { number, messages: [], open: new Map(), count: 0 };
    this.handsets.delete(number);
    this.handsets.set(number, handset);
    if (this.handsets.size > this.limits.handsets) {
      const oldest = this.handsets.keys().next().value;
      if (oldest !== undefined) this.handsets.delete(oldest);
    }
    return handset;
  }

  private append(
    handset: Handset,
    direction: HandsetMessage['direction'],
    arrival: Arrival,
    parts: (string | null)[],
  ): HandsetMessage {
    const message: HandsetMessage = { id: arrival.id, direction, line: arrival.line, at: arrival.at, parts, state: '' };
    handset.messages.push(message);
    handset.count += 1;
    if (handset.messages.length > this.limits.messagesEach) handset.messages.shift();
    return message;
  }

  private mark(number: string, id: string, state: string): void {
    const message = this.handsets.get(number)?.messages.findLast((candidate) => candidate.id === id);
    if (!message) return;
    message.state = state;
    this.onChange();
  }
}

function summaryOf(handset: Handset): HandsetSummary {
  const last = handset.messages.at(-1);
  return {
    number: handset.number,
    count: handset.count,
    lastAt: last?.at ?? 0,
    lastText: last
      ? last.parts
          .map((part) => part ?? '…')
          .join('')
          .slice(0, 120)
      : '',
    lastDirection: last?.direction ?? 'received',
  };
}
