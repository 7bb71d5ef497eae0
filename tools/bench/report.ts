import type { PartResult } from '../check/run-parts.ts';
import type { EndpointResult } from './bench-api.ts';
import { DEVICE, RUNS } from './bench-panel.ts';
import type { PanelResult } from './bench-panel.ts';
import type { SendResult } from './bench-send.ts';
import type { Machine } from './machine.ts';
import { FIGURE_TITLES, OTHERS_TITLES, caveatsOf, figureRow, othersRows } from './send/print-send.ts';

type Cell = string | number;

function markdownTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function testSection(results: readonly PartResult[]): string {
  const rows = results.map(({ name, seconds, passed, failed }) => [
    name,
    seconds?.toFixed(1) ?? 'not run',
    passed,
    failed,
  ]);
  return `## Tests, nothing from the cache\n\n${markdownTable(['part', 'seconds', 'passed', 'failed'], rows)}`;
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
  const head = ['', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', ...cpu, 'cores used by others'];
  return [
    '## API, 50 users at once (`npm run bench:api`)',
    'Each user asks again as soon as it is answered, without a pause.',
    markdownTable(head, rows),
  ].join('\n\n');
}

export function panelSection({ median, runs }: PanelResult): string {
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
    '## The login page on a slow phone (`npm run bench:panel`)',
    `Cold, ${width}x${height}, processor ${cpuSlowdown} times slower, ${megabitsPerSecond} Mbps, ${latencyMs} ms; medians of ${RUNS} runs.`,
    markdownTable(['', ''], rows),
  ].join('\n\n');
}

export function sendSection(result: SendResult): string {
  const { million, sideBySide, figures } = result;
  const usage = Object.entries(million.cost.usage).map(([name, { cpuSeconds, peakMb }]) => [
    name,
    cpuSeconds.toFixed(1),
    ((cpuSeconds * 1e6) / million.recipients).toFixed(1),
    peakMb,
  ]);
  return [
    `## ${million.recipients} messages (\`npm run bench:send\`)`,
    markdownTable(FIGURE_TITLES, figures.map(figureRow)),
    markdownTable(['process', 'CPU seconds', 'µs a message', 'peak MB'], usage),
    ...(sideBySide ? [markdownTable(OTHERS_TITLES, othersRows(sideBySide, million.messagesPerSecond))] : []),
    ...(sideBySide?.notRun ?? []),
    ...caveatsOf(result),
    ...result.faults.map((fault) => `**Broken: ${fault}.**`),
  ].join('\n\n');
}

/** The whole page; it is written anew by every `npm run prove`. */
export function document(machine: Machine, date: Date, sections: readonly string[]): string {
  const { processor, cores, memoryGb, system, node, commit } = machine;
  return [
    '# Benchmarks',
    `Written by \`npm run prove\` on ${date.toISOString().slice(0, 10)}: commit ${commit}, ${processor}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}.`,
    'What is not here was not measured.',
    ...sections,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
