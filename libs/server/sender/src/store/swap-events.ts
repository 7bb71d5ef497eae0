import { transition } from '../model/recipient-transition';
import type { RecipientState } from '../model/recipient-transition';
import { RECIPIENT_STATUS, SETTLED } from '../model/states';
import type { PartRow } from '../sql/insert-parts';
import type { SeekingTx } from '../sql/run-seeking';
import type { SendTerms } from '../sql/select-terms';
import { swapRecipients } from '../sql/swap-recipients';
import type { SwappedTimes } from '../sql/swap-recipients';
import type { BatchSums } from './batch-sums';
import type { AcceptedPart, MessageEvent } from './message-event';
import { timeColumnOf } from './message-event';

/** How a recipient's row is written before anything has happened to it. */
const QUEUED: RecipientState = {
  status: RECIPIENT_STATUS.queued,
  settled: SETTLED.held,
  deliveredMask: 0n,
  failedMask: 0n,
};

/** What a batch has to say of one recipient, oldest first, and what that should make of it. */
interface Story extends SwappedTimes {
  first: MessageEvent;
  from: RecipientState;
  to: RecipientState;
  /** What the operator took, where that is what made the change. */
  accepted: AcceptedPart[];
}

/** Where swaps leave what they have done. */
export interface SwapSinks {
  sums: BatchSums;
  parts: PartRow[];
  now: Date;
  /** A send of which recipients changed, and how many. */
  onChanged(send: SendTerms, count: number): void;
}

/**
 * Carries out what nearly every event of a batch is: the answer to a message that nothing is known of, or the first receipt
 * of a message that was answered. Its row can be foretold, so it is compared and swapped by the thousand instead of
 * being locked, read and written.
 * @returns the events of everyone else, and of those whose row was not as foretold, in their order.
 */
export async function swapEvents(
  tx: SeekingTx,
  events: readonly MessageEvent[],
  terms: ReadonlyMap<bigint, SendTerms>,
  sinks: SwapSinks,
): Promise<MessageEvent[]> {
  const left = new Set<Story>();
  const stories = readStories(events, terms);
  for (const [term, ofSend] of stories) {
    for (const group of groupByChange(ofSend.values(), left)) await swapGroup(tx, { group, term, left }, sinks);
  }
  if (left.size === 0) return events.filter(({ sendId }) => !terms.has(sendId));
  return events.filter(({ sendId, n }) => {
    const term = terms.get(sendId);
    const story = term && stories.get(term)?.get(n);
    return !story || left.has(story);
  });
}

function readStories(events: readonly MessageEvent[], terms: ReadonlyMap<bigint, SendTerms>) {
  const stories = new Map<SendTerms, Map<number, Story>>();
  const foretell = createForeteller();
  for (const message of events) {
    const term = terms.get(message.sendId);
    if (!term) continue;
    const ofSend = stories.get(term) ?? new Map<number, Story>();
    stories.set(term, ofSend);
    const story = ofSend.get(message.n) ?? startStory(message, term, foretell);
    ofSend.set(message.n, story);
    const after = foretell(story.to, message, term);
    if (after === story.to) continue;
    if (message.accepted && after.status !== story.to.status) story.accepted.push(...message.accepted);
    story.to = after;
    const column = timeColumnOf(message.event);
    if (column) story[column] = message.atMs;
    if (message.submittedAtMs !== undefined) story.submittedAtMs = message.submittedAtMs;
  }
  return stories;
}

type Foretell = ReturnType<typeof createForeteller>;

function startStory(first: MessageEvent, term: SendTerms, foretell: Foretell): Story {
  const from = first.event.kind === 'receipt' ? foretell(QUEUED, { event: { kind: 'accepted' } }, term) : QUEUED;
  return {
    n: first.n,
    first,
    from,
    to: from,
    accepted: [],
    submittedAtMs: null,
    answeredAtMs: null,
    receiptAtMs: null,
  };
}

/** `transition`, with one object for one outcome, so that recipients can be grouped by it. */
function createForeteller() {
  const known = new Map<SendTerms, Map<RecipientState, Map<string, RecipientState>>>();
  return (state: RecipientState, { event }: Pick<MessageEvent, 'event'>, term: SendTerms): RecipientState => {
    const ofTerm = known.get(term) ?? new Map<RecipientState, Map<string, RecipientState>>();
    known.set(term, ofTerm);
    const ofState = ofTerm.get(state) ?? new Map<string, RecipientState>();
    ofTerm.set(state, ofState);
    const key = event.kind === 'receipt' ? `${event.state} ${event.isWhole ? 'whole' : event.part}` : event.kind;
    const after = ofState.get(key) ?? transition(state, event, term);
    ofState.set(key, after);
    return after;
  };
}

/** Only where the first word tells what was before it: an answer, or a receipt, before which there was an answer. */
function isForetold({ first, from, to }: Story): boolean {
  const { kind } = first.event;
  return from !== to && (kind === 'accepted' || kind === 'receipt');
}

/** Stories with the same change, in the order of their numbers: rows are locked in that order. Others go to `left`. */
function groupByChange(stories: Iterable<Story>, left: Set<Story>): Story[][] {
  const groups = new Map<RecipientState, Map<RecipientState, Story[]>>();
  for (const story of stories) {
    if (!isForetold(story)) {
      left.add(story);
      continue;
    }
    const ofFrom = groups.get(story.from) ?? new Map<RecipientState, Story[]>();
    groups.set(story.from, ofFrom);
    const group = ofFrom.get(story.to);
    if (group) group.push(story);
    else ofFrom.set(story.to, [story]);
  }
  return [...groups.values()].flatMap((ofFrom) => [...ofFrom.values()].map((group) => group.sort((a, b) => a.n - b.n)));
}

async function swapGroup(
  tx: SeekingTx,
  { group, term, left }: { group: Story[]; term: SendTerms; left: Set<Story> },
  { sums, parts, onChanged, now }: SwapSinks,
): Promise<void> {
  const { accountId, sendId } = term;
  const [first] = group;
  if (!first) return;
  const { from, to } = first;
  const missing = new Map(group.map((story) => [story.n, story]));
  for (const { operator, ns, priceMrial } of await swapRecipients(tx, { ...term, from, to, recipients: group, now })) {
    sums.add({ operator, count: ns.length, priceMrial, before: from, after: to }, term);
    onChanged(term, ns.length);
    for (const n of ns) {
      for (const part of missing.get(n)?.accepted ?? []) parts.push({ accountId, sendId, n, ...part });
      missing.delete(n);
    }
  }
  for (const story of missing.values()) left.add(story);
}
