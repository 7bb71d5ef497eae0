import { requirePerson } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { countDoubts, viewEngine } from '@peyk/server-sender';
import type { EngineView, Sender } from '@peyk/server-sender';
import type { DeskComponents } from '@peyk/shared-contract';
import { fail } from '../fail';
import { countJobs, countSendsUnderWay, listEngineLines, measureStorage } from './engine.repository';

const WEEK_MS = 7 * 24 * 3_600_000;

/** The link to the operator, where this process has one. */
export type ReadOperator = () => ReturnType<Sender['carrierStatus']> | undefined;

type Schemas = DeskComponents['schemas'];

function presentOperator(operator: ReturnType<ReadOperator>): Schemas['OperatorLink'] | undefined {
  if (!operator) return undefined;
  const { state, inFlight, window } = operator;
  // One that only delivers is missed as well.
  const [sessions, wanted] = [
    operator.sessions + operator.receivers,
    operator.wantedSessions + operator.wantedReceivers,
  ];
  return { state, sessions, wanted_sessions: wanted, in_flight: inFlight, window };
}

function presentHold({ heldSince, busySenders, reconciledAt }: EngineView): Schemas['EngineHold'] | undefined {
  if (!heldSince) return undefined;
  return { since: heldSince.toISOString(), busy_senders: busySenders, is_reconciled: reconciledAt !== null };
}

/** How the engine stands, of all accounts together. @throws notYourRole */
export async function readEngine(context: RequestContext, operator: ReadOperator): Promise<Schemas['EngineState']> {
  if (!requirePerson(context).roles.includes('engine')) fail('notYourRole');
  const { db, clock } = context;
  const [view, sends, doubts, lines, jobs, storage] = await Promise.all([
    viewEngine(context),
    countSendsUnderWay(db),
    countDoubts(db),
    listEngineLines(db),
    countJobs(db, new Date(clock.now().getTime() - WEEK_MS)),
    measureStorage(db),
  ]);
  const { inReview, ...others } = sends;
  return {
    ...{ hold: presentHold(view), operator: presentOperator(operator()) },
    sends: { ...others, in_review: inReview },
    ...{ in_doubt: doubts.inDoubt, parked_receipts: doubts.parkedReceipts, jobs },
    lines: lines.map(({ isActive, maxPerSecond, sendsCount, leftCount, ...line }) => ({
      ...line,
      ...{ is_active: isActive, max_per_second: maxPerSecond, sends_count: sendsCount, left_count: leftCount },
    })),
    storage: {
      files_count: storage.filesCount,
      ...{ files_bytes: Number(storage.filesBytes), database_bytes: Number(storage.databaseBytes) },
    },
  };
}
