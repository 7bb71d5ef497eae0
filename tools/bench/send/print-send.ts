import { table } from '../../lib/print.ts';
import type { Cell } from '../../lib/print.ts';
import type { SendResult } from '../bench-send.ts';
import { PROMISED_RECIPIENTS, headRoomOf, verdictOf } from './figures.ts';
import type { Figure } from './figures.ts';
import { CODES_PER_SECOND } from './login-codes.ts';
import type { CodesResult } from './login-codes.ts';
import { profileReport } from './profile/print-profile.ts';
import type { SideBySide } from './side-by-side.ts';
import type { RestartResult } from './restart.ts';
import type { StopResult } from './stop.ts';

/** Above this other programs took so much of the machine that the figures are too low. */
const QUIET_CORES = 0.1;
/** Of the codes that the pace asks for; the last second has no time to. */
const ENOUGH_CODES = 0.9;

export const FIGURE_TITLES = ['figure', 'measured', 'must', 'aim', 'reached'];

export function figureRow(figure: Figure): Cell[] {
  const { title, unit, value, must, aim, digits } = figure;
  return [title, `${value.toFixed(digits)} ${unit}`, `${must} ${unit}`, `${aim} ${unit}`, verdictOf(figure)];
}

/** What makes the figures less than they seem, a sentence each. */
export function caveatsOf({ million, generator, codes }: SendResult): string[] {
  const { times, isEnough } = headRoomOf(generator.withReceiptsPerSecond, million.messagesPerSecond);
  const { otherCores, peakIsOfThisRun, peakMemoryMb, sharedMemoryMb } = million.cost;
  const wanted = Math.floor(million.totalSeconds * CODES_PER_SECOND);
  return [
    ...(million.recipients < PROMISED_RECIPIENTS
      ? [`The figures are promised for ${PROMISED_RECIPIENTS} recipients; these are of ${million.recipients}.`]
      : []),
    ...(isEnough ? [] : [`The operator alone is only ${times.toFixed(1)} times as fast: it holds the figure down.`]),
    ...(otherCores > QUIET_CORES
      ? [`Taken under load: other programs used ${otherCores.toFixed(2)} cores of this machine meanwhile.`]
      : []),
    ...(codes && codes.count < wanted * ENOUGH_CODES
      ? [`Of ${wanted} login codes only ${codes.count} could be asked for within the product's own limits.`]
      : []),
    ...(million.priceSeconds === undefined
      ? []
      : [
          `Each recipient had a text of its own: rows uploaded in ${million.uploadSeconds.toFixed(1)} s, priced in ${million.priceSeconds.toFixed(1)} s.`,
        ]),
    ...(million.profile ? ['Taken with a profiler at work: the figures are somewhat too low.'] : []),
    sharedMemoryMb > 0
      ? `Added up, the two processes had ${(peakMemoryMb + sharedMemoryMb).toFixed(0)} MB; ${sharedMemoryMb.toFixed(0)} MB of that are pages of program and libraries that both have, and are counted once.`
      : 'The memory has the program in it once for each process: this kernel does not tell us what they share.',
    ...(peakIsOfThisRun ? [] : ['The memory is the peak since the start of the process: this kernel resets no peak.']),
  ];
}

/** Who else ran, how fast, and how many times faster Peyk is. */
export function othersRows({ naive, kannel }: SideBySide, messagesPerSecond: number): Cell[][] {
  const times = (rate: number) => (messagesPerSecond / rate).toFixed(1);
  return [
    ...naive.map(({ workers, delivered, seconds, messagesPerSecond: rate }) => [
      `naive: a job a message, an await a submit, ${workers} at once`,
      delivered,
      seconds.toFixed(1),
      rate,
      times(rate),
    ]),
    ...(kannel
      ? [
          [
            `Kannel ${kannel.version}, window ${kannel.window}, store in memory`,
            kannel.delivered,
            (kannel.delivered / kannel.messagesPerSecond).toFixed(1),
            kannel.messagesPerSecond,
            times(kannel.messagesPerSecond),
          ],
        ]
      : []),
  ];
}

export const OTHERS_TITLES = ['side by side', 'delivered', 'seconds', 'messages/s', 'Peyk is faster by'];

export function generatorLines({ generator, million }: SendResult): string[] {
  const { answersPerSecond, withReceiptsPerSecond, operatorMicros, sessions, window } = generator;
  const { times } = headRoomOf(withReceiptsPerSecond, million.messagesPerSecond);
  const ofCore = Math.round(1e6 / operatorMicros);
  return [
    `Operator alone (${sessions} sessions, window ${window}): ${answersPerSecond} answers/s, ${withReceiptsPerSecond} messages/s with receipts, the client that asks on the same machine.`,
    `Head-room: ${times.toFixed(1)} times what was measured. Of the operator's own processor a message takes ${operatorMicros} µs: with a core to itself it would do ${ofCore}/s.`,
  ];
}

const ms = (value: number) => value.toFixed(1);

function codesLines(codes: CodesResult): string[] {
  const refused = Object.entries(codes.refused).map(([status, count]) => `, ${count} answered with ${status}`);
  const { submitMs, takenMs, answerMs, slowest } = codes;
  const slow = slowest.map(
    (code) => `${ms(code.submitMs)} (${ms(code.answerMs)}) at ${(code.afterMs / 1000).toFixed(1)} s`,
  );
  const line = [
    `Login codes meanwhile: ${codes.count} sent${refused.join('')}`,
    `call to submit_sm (in ms): p50 ${ms(submitMs.p50)}, p99 ${ms(submitMs.p99)}, max ${ms(submitMs.max)}`,
    `until the operator had taken it: p50 ${ms(takenMs.p50)}, p99 ${ms(takenMs.p99)}, max ${ms(takenMs.max)}`,
    `to the answer: p50 ${ms(answerMs.p50)}, p99 ${ms(answerMs.p99)}.`,
  ].join('; ');
  if (slow.length === 0) return [line];
  return [line, `The slowest (to the answer), and when: ${slow.join(', ')}.`];
}

function stopLine(stop: StopResult): string {
  return [
    `Stop of ${stop.recipients}: answered after ${ms(stop.answerMs)} ms`,
    `last submit_sm seen ${ms(stop.lastSubmitMs)} ms after the call`,
    `${stop.submitted} handed over, ${stop.cancelled} cancelled, ${stop.returnedRial} rial given back.`,
  ].join('; ');
}

function restartLine({ recipients, restarts, delivered, inDoubt }: RestartResult): string {
  return [
    `Killed twice while ${recipients} were sent`,
    ...restarts.map(({ what, readyMs, waiting }) => `${what}: ready after ${ms(readyMs)} ms, ${waiting} waiting`),
    `in the end ${delivered} delivered, ${inDoubt} in doubt.`,
  ].join('; ');
}

export function millionLines({ million, codes, stop, restart }: SendResult): string[] {
  const { details, cost, totalSeconds, recipients, uploadSeconds } = million;
  const { counts } = details;
  return [
    `${recipients} recipients in ${totalSeconds.toFixed(1)} s; ${counts.delivered} delivered, ${counts.in_doubt} in doubt; upload before it ${uploadSeconds.toFixed(1)} s.`,
    `Money: ${details.cost} rial held, ${details.charged} charged, ${details.returned} given back, ${million.after.held} still held.`,
    `Database: ${Math.round(cost.database.walBytes / recipients)} bytes of WAL a message, ${cost.database.commits} commits.`,
    ...(codes ? codesLines(codes) : ['Login codes were not measured.']),
    stop ? stopLine(stop) : 'The stop was not measured.',
    restart ? restartLine(restart) : 'The kills were not measured.',
  ];
}

export function settingsLine({ durability }: SendResult): string {
  const settings = Object.entries(durability).map(([name, value]) => `${name}=${value}`);
  return `Database: ${settings.join(', ')}.`;
}

/** The whole report for a person at a console. */
export function sendReport(result: SendResult): string[] {
  const { million, sideBySide, figures, faults } = result;
  const usage = Object.entries(million.cost.usage).map(([name, { cpuSeconds, peakMb }]) => [
    name,
    cpuSeconds.toFixed(1),
    ((cpuSeconds * 1e6) / million.recipients).toFixed(1),
    peakMb,
  ]);
  return [
    settingsLine(result),
    ...generatorLines(result),
    ...millionLines(result),
    '',
    ...table(['process', 'CPU s', 'µs a message', 'peak MB (sampled)'], usage),
    '',
    ...(million.profile ? [...profileReport(million.profile), ''] : []),
    ...(sideBySide ? table(OTHERS_TITLES, othersRows(sideBySide, million.messagesPerSecond)) : []),
    ...(sideBySide?.notRun ?? ['The naive way and Kannel were not run.']),
    '',
    ...table(FIGURE_TITLES, figures.map(figureRow)),
    '',
    ...caveatsOf(result),
    ...faults.map((fault) => `BROKEN: ${fault}`),
  ];
}
