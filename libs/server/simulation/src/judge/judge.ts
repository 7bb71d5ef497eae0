import { proveLedger } from '@peyk/server-ledger';
import type { Db } from '@peyk/server-database';
import type { RealConnections } from '../database/real-connections';
import type { ModelOperator } from '../operator/model-operator';
import type { AskedResend, AskedSend, AskedTest } from '../people/asked';
import type { StartedSender } from '../people/installation';
import type { AskedLimits } from '../people/line-limits';
import type { Plan } from '../people/plan';
import { Authorship } from './authorship';
import { judgeMessages, readMessages } from './judge-messages';
import { judgeResends, judgeTests } from './judge-resends';
import { judgeSends } from './judge-sends';
import { judgeTimes } from './judge-times';

export interface Evidence {
  db: Db;
  operator: ModelOperator;
  plan: Plan;
  /** The number of each planned account's line. */
  lines: readonly string[];
  /** When each send was there, in virtual time. */
  births: ReadonlyMap<bigint, number>;
  asked: readonly AskedSend[];
  resends: readonly AskedResend[];
  tests: readonly AskedTest[];
  limits: readonly AskedLimits[];
  /** Errors that the faults of the outside do not explain. */
  complaints: readonly string[];
}

/** A law that was broken. */
export class BrokenLaw extends Error {
  override name = 'BrokenLaw';
}

/** Between two statements: no money was spent that is not there, and the books agree. One question. */
const BOOKS = `
  select
    (select count(*)::int from wallets where balance_mrial < 0 or held_mrial < 0) as negative,
    (select count(*)::int from (select 1 from ledger_entries group by account_id, transaction_id
      having sum(amount_mrial) <> 0) t) as unbalanced,
    (select count(*)::int from wallets w where w.balance_mrial <> (select coalesce(sum(e.amount_mrial), 0)
      from ledger_entries e where e.account_id = w.account_id and e.book = 'wallet')) as wrong`;

export async function checkBooks(real: RealConnections): Promise<void> {
  const [row] = await real.ask<{ negative: number; unbalanced: number; wrong: number }>(BOOKS);
  if (row && row.negative + row.unbalanced + row.wrong > 0) throw new BrokenLaw(`the books: ${JSON.stringify(row)}`);
}

/** A sender that dies, now or any time, leaves no more marked and unanswered than its window; a longer message goes alone. */
export async function checkDoubt(real: RealConnections, { workerId, carriers, process }: StartedSender): Promise<void> {
  const [row] = await real.ask<{ parts: number; messages: number }>(
    `select coalesce(sum(r.parts), 0)::int as parts, count(*)::int as messages
     from send_chunks c join recipients r on r.account_id = c.account_id and r.send_id = c.send_id
       and r.n >= c.from_n and r.n < c.next_n and r.status = 10
     where c.worker_id = $1 and c.state = 1`,
    [workerId],
  );
  const window = carriers.reduce((sum, { size }) => sum + size.sessions * size.window, 0);
  if (row && row.parts > window && row.messages > 1)
    throw new BrokenLaw(`${process.name} would leave ${row.parts} parts in doubt; its window has ${window}`);
}

/** The last judgement: everything has come to rest. @throws BrokenLaw */
export async function judge(evidence: Evidence): Promise<void> {
  const messages = await readMessages(evidence.db);
  const authorship = new Authorship(messages, evidence.births);
  const broken = [
    ...evidence.complaints,
    ...(await judgeBooks(evidence.db)),
    ...(await judgeSends(evidence)),
    ...(await judgeMessages(evidence, messages, authorship)),
    ...(await judgeTimes(evidence, authorship)),
    ...(await judgeResends(evidence)),
    ...(await judgeTests(evidence)),
  ];
  if (broken.length > 0) throw new BrokenLaw(broken.slice(0, 6).join('\n  '));
}

async function judgeBooks(db: Db): Promise<string[]> {
  const { proved, ...counts } = await proveLedger(db);
  return proved ? [] : [`the ledger is not proved: ${JSON.stringify(counts)}`];
}
