import { join } from 'node:path';
import { findPorts } from '../lib/ports.ts';
import { DEMO_ACCOUNT } from '../stack/demo-account.ts';
import { startSimulator } from '../stack/stack.ts';
import type { BenchStack } from './bench-stack.ts';
import { RIAL_PER_RECIPIENT, isCodeNumber } from './numbers.ts';
import { readDurability, withDatabase } from './send/database-view.ts';
import type { Durability } from './send/database-view.ts';
import { figuresOf } from './send/figures.ts';
import type { Figure } from './send/figures.ts';
import { lineOf, measureGenerator } from './send/generator.ts';
import type { GeneratorResult } from './send/generator.ts';
import { callForCodes, judgeCodes, openSignIns, waitUntilAllowed } from './send/login-codes.ts';
import type { CodeCall, CodesResult } from './send/login-codes.ts';
import { measureMillion } from './send/million.ts';
import type { MillionResult } from './send/million.ts';
import { readSubmits } from './send/operator-journal.ts';
import type { SeenSubmit } from './send/operator-journal.ts';
import { readCodesHandedOver } from './send/sender-log.ts';
import { runSideBySide } from './send/side-by-side.ts';
import type { SideBySide } from './send/side-by-side.ts';
import { judgeRestart, numbersOfRestart, runRestart } from './send/restart.ts';
import type { RestartResult, RestartedRun } from './send/restart.ts';
import { judgeStop, numbersOfStop, runStop } from './send/stop.ts';
import type { StopResult, StoppedRun } from './send/stop.ts';
import { WARM_RECIPIENTS, warmUp } from './send/warm-up.ts';

const STOP_LIMIT_MS = 5000;
/** The send that is stopped has three tenths of the recipients of the first one. */
const STOPPED_SHARE = 0.3;
/** And the one that is killed a tenth. */
const KILLED_SHARE = 0.1;

export interface SendResult {
  durability: Durability;
  generator: GeneratorResult;
  /** Undefined when it was not asked for. */
  sideBySide: SideBySide | undefined;
  million: MillionResult;
  codes: CodesResult | undefined;
  stop: StopResult | undefined;
  restart: RestartResult | undefined;
  figures: Figure[];
  /** Laws that were broken, a sentence each: then no figure counts. */
  faults: string[];
}

/** What may be left out, for a quicker look: naive way and Kannel, login codes (a minute of waiting), the stop, the kills. */
export const OPTIONAL_PARTS = ['others', 'codes', 'stop', 'restart'] as const;
export type OptionalPart = (typeof OPTIONAL_PARTS)[number];

export interface SendBenchOptions {
  recipients: number;
  without: ReadonlySet<OptionalPart>;
  /** Each recipient of the first send has a text of its own. */
  hasOwnTexts: boolean;
  /** Whether API and database are profiled while they send. */
  isProfiled: boolean;
  /** Told what begins now. */
  onStep(step: string): void;
}

/** An operator of its own for anyone who is not the product: receipts go to any session, so the API's would take some. */
export async function withOperator<T>(
  { stack }: BenchStack,
  work: (operator: { pid: number; smppPort: number }) => Promise<T>,
): Promise<T> {
  const [handsetsPort = 0, smppPort = 0] = await findPorts(2);
  const dataFolder = join(stack.settings.dataFolder, 'other-operator');
  const operator = await startSimulator({ ...stack.settings, dataFolder, handsetsPort, smppPort }, process.env);
  return work({ pid: operator.pid, smppPort }).finally(() => operator.stop(STOP_LIMIT_MS));
}

/** What was seen of the sends after the million, where they were not left out. */
interface LaterRuns {
  stopped: StoppedRun | undefined;
  restarted: RestartedRun | undefined;
}

/** What the operator's journal says about the codes and about the sends that were stopped and killed. */
async function readJournal({ stack }: BenchStack, calls: readonly CodeCall[], { stopped, restarted }: LaterRuns) {
  const codes: SeenSubmit[] = [];
  const ofStop: SeenSubmit[] = [];
  const ofRestart: SeenSubmit[] = [];
  const stoppedNumbers = stopped ? numbersOfStop(stopped) : new Set<string>();
  const restartedNumbers = restarted ? numbersOfRestart(restarted) : new Set<string>();
  await readSubmits(join(stack.settings.dataFolder, 'operator', 'journal.tsv'), (submit) => {
    if (isCodeNumber(submit.number)) codes.push(submit);
    else if (stoppedNumbers.has(submit.number)) ofStop.push(submit);
    else if (restartedNumbers.has(submit.number)) ofRestart.push(submit);
  });
  return {
    codes: judgeCodes(calls, { handedOver: await readCodesHandedOver(stack.settings.dataFolder), taken: codes }),
    stop: stopped && judgeStop(stopped, ofStop),
    restart: restarted && judgeRestart(restarted, ofRestart),
  };
}

function faultsOf({ durability, million, codes, stop, restart }: Omit<SendResult, 'figures' | 'faults'>): string[] {
  const off = Object.entries(durability).filter(([, value]) => value !== 'on');
  return [
    ...off.map(([setting, value]) => `${setting} is ${value}: the figures are about a durable database`),
    ...million.faults.map((fault) => `the million: ${fault}`),
    ...(stop?.faults ?? []).map((fault) => `the stop: ${fault}`),
    ...(restart?.faults ?? []).map((fault) => `the kills: ${fault}`),
    ...(codes && codes.submitMs.count < codes.count
      ? [`the log names ${codes.submitMs.count} of ${codes.count} codes`]
      : []),
    ...(codes && codes.unseen > 0 ? [`${codes.unseen} login codes were promised and never handed over`] : []),
    ...(codes?.count === 0 ? ['no login code was sent'] : []),
  ];
}

/** The operator alone, and anyone who else runs beside us. */
function measureOthers(bench: BenchStack, { without, onStep }: SendBenchOptions) {
  return withOperator(bench, async (operator) => {
    onStep('The operator alone …');
    const generator = await measureGenerator(operator, lineOf(bench.smppUrl));
    if (without.has('others')) return { generator, sideBySide: undefined };
    onStep('The naive way and Kannel …');
    const sideBySide = await runSideBySide(bench.stack.settings.dataFolder, operator.smppPort);
    return { generator, sideBySide };
  });
}

/**
 * Everything that `npm run bench:send` measures, on one stack. Whatever needs the product at rest comes first.
 * @throws when the product does not do what is measured at all.
 */
export async function benchSend(bench: BenchStack, options: SendBenchOptions): Promise<SendResult> {
  const { recipients, without, isProfiled, hasOwnTexts, onStep } = options;
  const stopRecipients = Math.ceil(recipients * STOPPED_SHARE);
  const killRecipients = Math.ceil(recipients * KILLED_SHARE);
  const rial = (recipients + stopRecipients + killRecipients + WARM_RECIPIENTS) * RIAL_PER_RECIPIENT;
  await bench.admin('account', 'credit', DEMO_ACCOUNT.username, `--rial=${rial}`);
  const durability = await withDatabase(bench.stack.settings.dataFolder, 'peyk', readDurability);
  const withCodes = !without.has('codes');
  if (withCodes) onStep('Accounts and sign-ins for the login codes …');
  const signIns = withCodes ? await openSignIns(bench) : [];
  const others = await measureOthers(bench, options);
  if (withCodes) await waitUntilAllowed(signIns);
  await warmUp(bench, signIns, recipients + stopRecipients + killRecipients);
  onStep(`${recipients} recipients${withCodes ? ', and login codes meanwhile' : ''} …`);
  const { million, besideResult: calls } = await measureMillion(
    bench,
    { recipients, isProfiled, hasOwnTexts },
    (over) => (withCodes ? callForCodes(bench, signIns, over) : Promise.resolve([])),
  );
  if (!without.has('stop')) onStep(`${stopRecipients} recipients, stopped in full flight …`);
  const stopped = without.has('stop') ? undefined : await runStop(bench, stopRecipients, recipients);
  if (!without.has('restart')) onStep(`${killRecipients} recipients, killed twice in full flight …`);
  const { sessions, window } = lineOf(bench.smppUrl);
  const restarted = without.has('restart')
    ? undefined
    : await runRestart(bench, {
        recipients: killRecipients,
        from: recipients + stopRecipients,
        window: sessions * window,
      });
  const { codes, ...later } = await readJournal(bench, calls, { stopped, restarted });
  const measured = { durability, ...others, million, codes: withCodes ? codes : undefined, ...later };
  return { ...measured, figures: figuresOf(measured), faults: faultsOf(measured) };
}
