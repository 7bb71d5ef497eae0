import type { Tx } from '@peyk/server-database';
import type { SecretaryRow } from '../secretary.repository';
import type { PollReading } from '../secretary.tables';
import { addToCounts, insertVotes, listVotesOf, moveVotes } from './votes.repository';
import type { Ballot, PollCounts } from './votes.repository';

/** What became of a vote, and the place of the option that counts for its number from then on. */
export interface Cast {
  reading: Extract<PollReading, 'vote' | 'changed_vote' | 'repeated_vote'>;
  counted: number;
}

/** The vote that counts for a number; of one of this batch, the row that is to be written. */
interface Known extends Omit<Ballot, 'at'> {
  row?: Ballot;
}

const keyOf = ({ secretaryId, mobile }: Omit<Ballot, 'at' | 'place'>) => `${secretaryId} ${mobile}`;

/** The votes of some numbers, as they are while their messages are dealt with; what is cast is written down by `countVotes`. */
export class BallotBox {
  /** Votes that were not there before. */
  readonly news: (Ballot & { isOnly: boolean })[] = [];
  /** Votes of before that went to another option, by poll and number. */
  readonly moved = new Map<string, Ballot>();
  /** What all that changes in the counts, by poll. */
  readonly counts = new Map<bigint, PollCounts & { votes: number[] }>();
  private readonly known: Map<string, Known>;

  constructor(known: readonly Omit<Ballot, 'at'>[]) {
    this.known = new Map(known.map((one): [string, Known] => [keyOf(one), { ...one }]));
  }

  /** Takes a vote by the rule of its poll: the first of a number counts, the last, or all. */
  cast(poll: SecretaryRow, { mobile, place, at }: Omit<Ballot, 'secretaryId'>): Cast {
    const ballot = { secretaryId: poll.id, mobile, place, at };
    const had = this.known.get(keyOf(ballot));
    if (!had || poll.repeatVotes === 'all') {
      this.add(poll, ballot, had === undefined);
      return { reading: 'vote', counted: place };
    }
    if (poll.repeatVotes === 'first' || had.place === place) return { reading: 'repeated_vote', counted: had.place };
    this.move(poll, ballot, had);
    return { reading: 'changed_vote', counted: place };
  }

  private add(poll: SecretaryRow, ballot: Ballot, isVoter: boolean): void {
    const row = { ...ballot, isOnly: poll.repeatVotes !== 'all' };
    this.news.push(row);
    this.known.set(keyOf(ballot), { ...ballot, row });
    const counts = this.countsOf(poll);
    counts.voters += isVoter ? 1 : 0;
    addAt(counts.votes, ballot.place, 1);
  }

  private move(poll: SecretaryRow, ballot: Ballot, had: Known): void {
    const { votes } = this.countsOf(poll);
    addAt(votes, had.place, -1);
    addAt(votes, ballot.place, 1);
    had.place = ballot.place;
    // One of this batch is not written yet, and is written with where it ended.
    if (had.row) Object.assign(had.row, ballot);
    else this.moved.set(keyOf(ballot), ballot);
  }

  private countsOf({ id, words }: SecretaryRow) {
    const counts = this.counts.get(id) ?? { secretaryId: id, voters: 0, votes: words.map(() => 0) };
    this.counts.set(id, counts);
    return counts;
  }
}

function addAt(votes: number[], place: number, count: number): void {
  votes[place] = (votes[place] ?? 0) + count;
}

/** Reads the votes that these numbers have in the polls among the secretaries. Nobody else votes while the account is held. */
export async function openBallotBox(
  tx: Tx,
  {
    accountId,
    secretaries,
    mobiles,
  }: { accountId: bigint; secretaries: readonly SecretaryRow[]; mobiles: readonly number[] },
): Promise<BallotBox> {
  const polls = secretaries.filter(({ match }) => match === 'poll').map(({ id }) => id);
  return new BallotBox(polls.length === 0 ? [] : await listVotesOf(tx, { accountId, polls, mobiles }));
}

/** Writes down what was cast, with the counts. */
export async function countVotes(tx: Tx, accountId: bigint, box: BallotBox): Promise<void> {
  await insertVotes(tx, accountId, box.news);
  await moveVotes(tx, accountId, [...box.moved.values()]);
  for (const counts of box.counts.values()) await addToCounts(tx, accountId, counts);
}
