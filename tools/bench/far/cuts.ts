import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readBooks } from '../../restore/books.ts';
import type { Books } from '../../restore/books.ts';
import { DEMO_ACCOUNT } from '../../stack/demo-account.ts';
import type { BenchStack } from '../bench-stack.ts';
import { RIAL_PER_RECIPIENT } from '../numbers.ts';
import { readHeld, withDatabase } from '../send/database-view.ts';
import { OFTEN_MS, askSend, isOver, isReady, readWallet, waitUntil } from '../send/follow-send.ts';
import type { SendDetails } from '../send/follow-send.ts';
import { lineOf } from '../send/generator.ts';
import { prepareIntake } from '../send/intake.ts';
import { readSubmits } from '../send/operator-journal.ts';
import type { SeenSubmit } from '../send/operator-journal.ts';
import { judgeRestart } from '../send/restart.ts';
import type { RestartedRun } from '../send/restart.ts';
import { wallClockMs } from '../send/wall-clock.ts';
import { nearUrl } from './far-database.ts';
import type { FarDatabase, FoundAfterCut } from './far-database.ts';

/** Each when so much of the send has been handed over. Only a cable that is plugged in again leaves connections that go on. */
const CUTS = [
  { old: 'going on', atShare: 0.2, needsCable: true },
  { old: 'ended', atShare: 0.4, needsCable: false },
  { old: 'silent', atShare: 0.6, needsCable: false },
] as const;

/** One cut, by the clock of the operator's journal. */
export interface Cut {
  old: FoundAfterCut;
  /** Recipients that waited. */
  waiting: number;
  cutAtMs: number;
  backAtMs: number;
}

export interface CutFigures {
  old: FoundAfterCut;
  seconds: number;
  /** Messages that the operator took in the cut: they were under way. */
  takenMeanwhile: number;
  /** From the way's return to the next message that the operator took. */
  flowsAfterMs: number;
}

export interface CutsResult {
  recipients: number;
  /** Messages that may be unanswered at once. */
  window: number;
  cuts: CutFigures[];
  delivered: number;
  inDoubt: number;
  faults: string[];
}

/** A send that was cut, before the operator's journal is read. */
export interface CutRun extends Omit<RestartedRun, 'restarts'> {
  cuts: Cut[];
  books: Books;
}

/** Cuts the way in full flight. Meanwhile the API knows nothing either, so what it says then is no fault. */
async function cutAll(far: FarDatabase, ask: () => Promise<SendDetails>, seconds: number): Promise<Cut[]> {
  const cuts: Cut[] = [];
  const askPatiently = () => ask().catch(() => undefined);
  for (const { old, atShare } of CUTS.filter(({ needsCable }) => far.hasCable || !needsCable)) {
    const isThere = (send: SendDetails | undefined) =>
      send !== undefined && send.counts.queued <= send.counts.total * (1 - atShare);
    const send = await waitUntil('full flight', askPatiently, isThere, OFTEN_MS);
    await far.cut(old);
    const cutAtMs = wallClockMs();
    await sleep(seconds * 1000);
    const backAtMs = wallClockMs();
    await far.mend(old);
    cuts.push({ old, waiting: send?.counts.queued ?? 0, cutAtMs, backAtMs });
  }
  return cuts;
}

/** What the operator saw of the cuts. A cut after which nothing came has no figure. */
export function figuresOfCuts(cuts: readonly Cut[], seen: readonly SeenSubmit[]): CutFigures[] {
  return cuts.map(({ old, cutAtMs, backAtMs }) => {
    // The journal has whole milliseconds: what stands at the millisecond of the cut may have come before it.
    const meanwhile = seen.filter(({ atMs }) => atMs > cutAtMs + 1 && atMs < Math.floor(backAtMs));
    const next = seen.find(({ atMs }) => atMs >= Math.floor(backAtMs));
    const flowsAfterMs = next === undefined ? Number.NaN : Math.max(0, next.atMs - backAtMs);
    return { old, seconds: (backAtMs - cutAtMs) / 1000, takenMeanwhile: meanwhile.length, flowsAfterMs };
  });
}

/** The laws of a send that was killed, and two more: nothing leaves that the database does not know, and the books sum to zero. */
export function judgeCuts(run: CutRun, seen: readonly SeenSubmit[]): CutsResult {
  const { books, recipients, window } = run;
  const cuts = figuresOfCuts(run.cuts, seen);
  const restarts = run.cuts.map(({ old, waiting }, place) => {
    return { what: `cut, then ${old}`, waiting, readyMs: cuts[place]?.flowsAfterMs ?? Number.NaN };
  });
  const { delivered, inDoubt, faults } = judgeRestart({ ...run, restarts }, seen);
  const laws: [boolean, string][] = [
    [books.unbalanced === 0, `${books.unbalanced} transactions of the ledger do not sum to zero`],
    [books.wrongWallets === 0, `${books.wrongWallets} wallets are not what the ledger says`],
    ...cuts.map(({ takenMeanwhile, seconds }): [boolean, string] => [
      takenMeanwhile <= window,
      `${takenMeanwhile} messages left in a cut of ${seconds.toFixed(0)} s where at most ${window} were under way`,
    ]),
    ...cuts.map(({ flowsAfterMs, old }): [boolean, string] => [
      !Number.isNaN(flowsAfterMs),
      `nothing left after the cut that left old connections ${old}`,
    ]),
  ];
  return {
    ...{ recipients, window, cuts, delivered, inDoubt },
    faults: [...faults, ...laws.flatMap(([holds, fault]) => (holds ? [] : [fault]))],
  };
}

/** A send, two cuts in its midst, and what became of it. Ends the operator. */
export async function proveCuts(
  bench: BenchStack,
  far: FarDatabase,
  { recipients, cutSeconds }: { recipients: number; cutSeconds: number },
): Promise<CutsResult> {
  const { client, stack, smppUrl } = bench;
  const { dataFolder } = stack.settings;
  await bench.admin('account', 'credit', DEMO_ACCOUNT.username, `--rial=${recipients * RIAL_PER_RECIPIENT}`);
  const before = await readWallet(client);
  const sendId = await (await prepareIntake(client, recipients)).accept();
  const ask = askSend(client, sendId);
  await waitUntil('the prepared send', ask, isReady, OFTEN_MS);
  const cuts = await cutAll(far, ask, cutSeconds);
  const askPatiently = () => ask().catch(() => undefined);
  await waitUntil('the last answer', askPatiently, (send) => send !== undefined && isOver(send));
  const details = await ask();
  const held = await withDatabase(dataFolder, 'peyk', (db) => readHeld(db, sendId));
  const after = await readWallet(client);
  const books = await readBooks(nearUrl(bench));
  const seen: SeenSubmit[] = [];
  // It is written in bits: what the operator took is whole when it has ended.
  await stack.simulator?.stop(10_000);
  await readSubmits(join(dataFolder, 'operator', 'journal.tsv'), (submit) => void seen.push(submit));
  const { sessions, window } = lineOf(smppUrl);
  const run = { recipients, from: 0, window: sessions * window, details, before, after, held };
  return judgeCuts({ ...run, cuts, books }, seen);
}
