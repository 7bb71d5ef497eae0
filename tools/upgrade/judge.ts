import type { Became } from '../bench/public/what-became.ts';
import type { SeenSubmit } from '../bench/send/operator-journal.ts';
import { judgeRestart, numbersOfRestart } from '../bench/send/restart.ts';
import type { RestartedRun } from '../bench/send/restart.ts';
import type { Books } from '../restore/books.ts';
import { faultsOfCalls } from './calls.ts';
import type { Call } from './calls.ts';
import type { Migrating } from './migrating.ts';

/** What was seen of an upgrade, before the operator's journal is read. */
export interface UpgradeRun {
  /** The large send, from the old program to the new one. */
  send: RestartedRun;
  /** Numbers of the messages that were sent one by one, and what became of them. */
  taken: readonly string[];
  became: Became;
  repeats: { asked: number; different: number };
  calls: readonly Call[];
  books: Books;
  /** What the program that was killed did, and what the one after it. */
  killed: Migrating;
  finished: Migrating;
  newMigrations: readonly string[];
  /** Parts that senders of each version gave to the operator. */
  submitted: { old: number; new: number };
  /** Why a process of the old program did not start beside the new database. */
  refused: readonly string[];
  /** Processes of the old program that did not end by themselves. */
  forced: readonly string[];
  /** Lines of the logs that tell of a fault. */
  errors: readonly string[];
}

export interface Verdict {
  delivered: number;
  inDoubt: number;
  /** Messages that the operator took. */
  seen: number;
  faults: string[];
}

/** How often the operator took a message for each number. */
function timesOf(seen: readonly SeenSubmit[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { number } of seen) times.set(number, (times.get(number) ?? 0) + 1);
  return times;
}

/** A lock is waited for a second at a time, and a call asks for several. */
const MOST_WAIT_MS = 5_000;

function lawsOfMigrations({ finished, newMigrations, calls }: UpgradeRun): [boolean, string][] {
  const { before, applied } = finished;
  const slow = calls.filter(({ phase, ms }) => phase === 'migrating' && ms > MOST_WAIT_MS).length;
  const all = before.length + applied.length;
  return [
    [all === newMigrations.length, `${all} of ${newMigrations.length} migrations were applied`],
    [slow === 0, `${slow} calls took longer than ${MOST_WAIT_MS / 1000} s while it migrated`],
    [before.length > 0 && applied.length > 0, 'the kill did not hit the middle of the migrations'],
  ];
}

function lawsOfSmall({ taken, became, repeats }: UpgradeRun, times: ReadonlyMap<string, number>): [boolean, string][] {
  const lost = taken.filter((number) => !times.has(number)).length;
  const twice = taken.filter((number) => (times.get(number) ?? 0) > 1).length;
  return [
    [taken.length > 0, 'nothing was sent one by one'],
    [lost === 0, `${lost} of ${taken.length} that were sent one by one never left`],
    [twice === 0, `${twice} of ${taken.length} that were sent one by one left more than once`],
    [became.sends === taken.length, `${taken.length} calls were taken, but there are ${became.sends} sends`],
    [
      became.delivered === taken.length,
      `${became.delivered} of ${taken.length} that were sent one by one are delivered`,
    ],
    [became.heldMrial === '0', `${became.heldMrial} milli-rial are held of what was sent one by one`],
    [repeats.asked > 0, 'no call was repeated at the other program'],
    [
      repeats.different === 0,
      `${repeats.different} of ${repeats.asked} calls that were repeated were another send at the other program`,
    ],
  ];
}

/** Judges an upgrade by what the operator saw of it. */
export function judgeUpgrade(run: UpgradeRun, seen: readonly SeenSubmit[]): Verdict {
  const { taken, books, submitted, forced, errors } = run;
  const [numbers, small] = [numbersOfRestart(run.send), new Set(taken)];
  const large = seen.filter(({ number }) => numbers.has(number));
  const strangers = seen.filter(({ number }) => !numbers.has(number) && !small.has(number)).length;
  const { delivered, inDoubt, faults } = judgeRestart(run.send, large);
  const laws: [boolean, string][] = [
    ...lawsOfMigrations(run),
    ...lawsOfSmall(run, timesOf(seen)),
    [books.unbalanced === 0, `${books.unbalanced} transactions of the ledger do not sum to zero`],
    [books.wrongWallets === 0, `${books.wrongWallets} wallets are not what the ledger says`],
    [strangers === 0, `${strangers} messages left that no program said it took`],
    [forced.length === 0, `the old program had to be ended by force: ${forced.join(', ')}`],
    [submitted.old > 0 && submitted.new > 0, `the old program sent ${submitted.old} and the new one ${submitted.new}`],
  ];
  return {
    ...{ delivered, inDoubt, seen: seen.length },
    faults: [
      ...faults,
      ...run.refused,
      ...laws.flatMap(([holds, fault]) => (holds ? [] : [fault])),
      ...faultsOfCalls(run.calls),
      ...errors.map((error) => `the log says: ${error}`),
    ],
  };
}
