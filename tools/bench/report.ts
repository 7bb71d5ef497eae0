import type { PartResult } from '../lib/part-result.ts';
import type { EndpointResult } from './bench-api.ts';
import { DEVICE, RUNS } from './bench-panel.ts';
import type { PanelResult } from './bench-panel.ts';
import type { PieceTimes } from './bench-pieces.ts';
import type { RunningReport } from './bench-running-report.ts';
import type { SendResult } from './bench-send.ts';
import type { FarResult } from './far/bench-far.ts';
import { FAR_TITLES, farFaults, farLines, farRows } from './far/print-far.ts';
import type { PublicResult } from './public/bench-public.ts';
import { CALL_TITLES, callRows, publicLines } from './public/print-public.ts';
import {
  FIGURE_TITLES,
  OTHERS_TITLES,
  caveatsOf,
  figureRow,
  generatorLines,
  millionLines,
  othersRows,
  settingsLine,
} from './send/print-send.ts';
import { SENDERS_TITLES, sendersFaults, sendersRows, waitLines } from './send/print-senders.ts';
import type { SendersRun } from './send/senders.ts';
import { databaseLine, functionRows, statementRows, waitRows } from './send/profile/print-profile.ts';
import type { SendProfile } from './send/profile/profile-send.ts';
import type { WebhooksResult } from './webhooks/bench-webhooks.ts';
import { BESIDE_TITLES, besideRows, fanOutLines } from './webhooks/print-webhooks.ts';

type Cell = string | number;

/** So many functions and statements are worth a line on the page; the raw results have more. */
const PROFILE_ROWS = 15;

export function markdownTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  // A statement may hold the sign that ends a cell.
  const line = (cells: readonly Cell[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function testSection(results: readonly PartResult[]): string {
  const rows = results.map(({ name, seconds, passed, failed }) => [
    name,
    seconds?.toFixed(1) ?? 'not run',
    passed,
    failed,
  ]);
  return markdownTable(['part', 'seconds', 'passed', 'failed'], rows);
}

export function apiSection(results: readonly EndpointResult[]): string {
  const rows = results.map(({ name, perSecond, timesMs, cpuMs, otherCores }) => [
    `\`${name}\``,
    perSecond,
    ...[timesMs.p50, timesMs.p95, timesMs.p99].map((value) => value.toFixed(1)),
    ...[cpuMs.api, cpuMs.database, cpuMs.load].map((value) => value.toFixed(3)),
    otherCores.toFixed(2),
  ]);
  const cpu = ['API', 'database', 'load'].map((who) => `CPU ms an answer, ${who}`);
  return markdownTable(['', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', ...cpu, 'cores used by others'], rows);
}

export function publicSection(result: PublicResult): string {
  return [
    markdownTable(CALL_TITLES, callRows(result)),
    publicLines(result)
      .map((line) => `- ${line}`)
      .join('\n'),
    ...result.faults.map((fault) => `**Broken: ${fault}.**`),
  ].join('\n\n');
}

export function sendersSection(runs: readonly SendersRun[]): string {
  return [
    markdownTable(SENDERS_TITLES, sendersRows(runs)),
    waitLines(runs)
      .map((line) => `- ${line}`)
      .join('\n'),
    ...sendersFaults(runs).map((fault) => `**Broken: ${fault}.**`),
  ].join('\n\n');
}

export function farSection(result: FarResult): string {
  return [
    markdownTable(FAR_TITLES, farRows(result.runs)),
    farLines(result)
      .map((line) => `- ${line}`)
      .join('\n'),
    ...farFaults(result).map((fault) => `**Broken: ${fault}.**`),
  ].join('\n\n');
}

export function webhooksSection(result: WebhooksResult): string {
  const lines = [...fanOutLines(result), ...(result.beside.length > 0 ? [] : ['The large send was not run.'])];
  return [
    lines.map((line) => `- ${line}`).join('\n'),
    ...(result.beside.length > 0 ? [markdownTable(BESIDE_TITLES, besideRows(result))] : []),
    ...result.faults.map((fault) => `**Broken: ${fault}.**`),
  ].join('\n\n');
}

/** What `bench:panel` measures, and where. */
export interface PanelFigures {
  login: PanelResult;
  pieces: PieceTimes;
  running: RunningReport;
}

export function panelSection({ login: { median, runs }, pieces, running }: PanelFigures): string {
  const { width, height, cpuSlowdown, megabitsPerSecond, latencyMs } = DEVICE;
  const rows: [string, Cell][] = [
    ['first paint', `${median.firstPaintMs.toFixed(0)} ms`],
    ['largest paint (LCP)', `${median.largestPaintMs.toFixed(0)} ms`],
    ['blocking time (TBT)', `${median.blockingMs.toFixed(0)} ms`],
    ['layout shift (CLS)', median.layoutShift.toFixed(4)],
    ['worst interaction', `${median.worstInteractionMs.toFixed(0)} ms`],
    ['transferred', `${runs[0]?.transferredKb ?? '?'} KB`],
  ];
  return [
    `Cold, ${width}x${height}, processor ${cpuSlowdown} times slower, ${megabitsPerSecond} Mbps, ${latencyMs} ms; medians of ${RUNS} runs.`,
    markdownTable(['', ''], rows),
    'Pieces of the design system, 1280x800, a desktop at full speed:',
    markdownTable(
      ['', ''],
      [
        ['longest task while 10,000 rows scroll', longTask(pieces.longestScrollTaskMs)],
        ['frames until 1,000 pasted numbers are judged', pieces.pasteFrames],
        ['work until that is drawn', `${pieces.pasteWorkMs.toFixed(1)} ms`],
        ['from the paste until they are in the box', `${pieces.pasteToTextMs.toFixed(1)} ms`],
      ],
    ),
    `The report of a running send to ${inGroups(running.recipients)} people, 1280x800, beside all that sends, one run: looked at for ${running.seconds.toFixed(0)} s, in which ${inGroups(running.movedCount)} left and the live socket told ${running.messageCount} things.`,
    markdownTable(
      ['', ''],
      [
        ['worst interaction (pages of recipients turned)', `${running.worstInteractionMs.toFixed(0)} ms`],
        ['layout shift', running.layoutShift.toFixed(4)],
        ['longest task, waiting for a core included', longTask(running.longestTaskMs)],
      ],
    ),
  ].join('\n\n');
}

const inGroups = (count: number) => count.toLocaleString('en');

/** Browsers tell of no task below 50 ms. */
function longTask(ms: number): string {
  return ms === 0 ? 'below 50 ms' : `${ms.toFixed(0)} ms`;
}

export function sendSection(result: SendResult): string {
  const { million, sideBySide, figures } = result;
  const usage = Object.entries(million.cost.usage).map(([name, { cpuSeconds, peakMb }]) => [
    name,
    cpuSeconds.toFixed(1),
    ((cpuSeconds * 1e6) / million.recipients).toFixed(1),
    peakMb,
  ]);
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  return [
    markdownTable(FIGURE_TITLES, figures.map(figureRow)),
    list([settingsLine(result), ...generatorLines(result), ...millionLines(result)]),
    markdownTable(['process', 'CPU seconds', 'µs a message', 'peak MB (sampled)'], usage),
    ...(sideBySide ? [markdownTable(OTHERS_TITLES, othersRows(sideBySide, million.messagesPerSecond))] : []),
    ...(sideBySide?.notRun ?? ['The naive way and Kannel were not run.']),
    ...caveatsOf(result),
    ...result.faults.map((fault) => `**Broken: ${fault}.**`),
  ].join('\n\n');
}

export function profileSection(profile: SendProfile): string {
  const { waits, statements } = profile.database;
  return [
    'The API, self time of its main thread:',
    markdownTable(['function', 'where', 'ms', 'share'], functionRows(profile.functions.slice(0, PROFILE_ROWS))),
    databaseLine(profile),
    markdownTable(['waiting for', 'share'], waitRows(waits)),
    markdownTable(
      ['statement', 'calls', 'seconds', 'rows', 'WAL MB'],
      statementRows(statements.slice(0, PROFILE_ROWS)).map(([query, ...rest]) => [`\`${query}\``, ...rest]),
    ),
  ].join('\n\n');
}
