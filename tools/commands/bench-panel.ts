/**
 * `npm run bench:panel`: what a person with a phone of the middle class feels of the login page, what the report of a running
 * million does, and what two heavy pieces of the design system do. `--write` puts all of it into docs/benchmarks.md;
 * `--pieces` and `--report` measure only those.
 */
import { DEVICE, RUNS, benchPanel } from '../bench/bench-panel.ts';
import type { PanelResult } from '../bench/bench-panel.ts';
import { benchPieces } from '../bench/bench-pieces.ts';
import type { PieceTimes } from '../bench/bench-pieces.ts';
import { benchRunningReport } from '../bench/bench-running-report.ts';
import type { RunningReport } from '../bench/bench-running-report.ts';
import { startBench } from '../bench/bench-stack.ts';
import { describeMachine, machineLine } from '../bench/machine.ts';
import type { PageTimes } from '../bench/page-times.ts';
import { writeSection } from '../bench/page.ts';
import { panelSection } from '../bench/report.ts';
import { writeResults } from '../bench/results.ts';
import { giveUp, say, table } from '../lib/print.ts';
import { panelUrl } from '../stack/settings.ts';

interface Figure {
  key: keyof PageTimes;
  title: string;
  must: number | undefined;
  digits: number;
}

const FIGURES: readonly Figure[] = [
  { key: 'firstPaintMs', title: 'first paint, ms', must: undefined, digits: 0 },
  { key: 'largestPaintMs', title: 'largest paint (LCP), ms', must: 1500, digits: 0 },
  { key: 'blockingMs', title: 'blocking time (TBT), ms', must: 200, digits: 0 },
  { key: 'layoutShift', title: 'layout shift (CLS)', must: 0.01, digits: 4 },
  { key: 'worstInteractionMs', title: 'worst interaction, ms', must: 100, digits: 0 },
];

/**
 * On a desktop at full speed; "within one frame" is a frame of 60 a second. The frames alone would not tell: work in the handler
 * delays the very frame that is counted.
 */
const PIECES: readonly { key: keyof PieceTimes; title: string; most: number | undefined; digits: number }[] = [
  { key: 'longestScrollTaskMs', title: 'longest task while 10,000 rows scroll, ms', most: 50, digits: 0 },
  { key: 'pasteFrames', title: 'frames until 1,000 pasted numbers are judged', most: 1, digits: 0 },
  { key: 'pasteWorkMs', title: 'work until that is drawn, ms', most: 1000 / 60, digits: 1 },
  { key: 'pasteToTextMs', title: 'from the paste until they are in the box, ms', most: undefined, digits: 1 },
];

/** As of the login page. The longest task also waits for a core that something else sends with: it is told, and not judged. */
const REPORT: readonly { key: keyof RunningReport; title: string; below: number | undefined; digits: number }[] = [
  { key: 'worstInteractionMs', title: 'worst interaction while pages are turned, ms', below: 100, digits: 0 },
  { key: 'layoutShift', title: 'layout shift', below: 0.01, digits: 4 },
  { key: 'longestTaskMs', title: 'longest task, ms', below: undefined, digits: 0 },
  { key: 'movedCount', title: 'messages that left meanwhile', below: undefined, digits: 0 },
  { key: 'messageCount', title: 'things that the live socket told', below: undefined, digits: 0 },
];

const root = process.cwd();
const machine = describeMachine(root);

/** How many of a command's figures hold, as its medians tell. */
interface Verdict {
  judged: number;
  failed: number;
}

async function runLogin(): Promise<{ result: PanelResult; verdict: Verdict }> {
  const { width, height, cpuSlowdown, megabitsPerSecond, latencyMs } = DEVICE;
  say(
    `Login page, cold, ${width}x${height}, CPU ${cpuSlowdown} times slower, ${megabitsPerSecond} Mbps, ${latencyMs} ms, ${RUNS} runs after one that does not count:`,
  );
  const bench = await startBench(root);
  const result = await benchPanel(panelUrl(bench.stack.settings)).finally(bench.stop);
  const rows = FIGURES.map(({ key, title, must, digits }) => [
    title,
    ...result.runs.map((run) => run[key].toFixed(digits)),
    result.median[key].toFixed(digits),
    must === undefined ? '' : `below ${must}`,
  ]);
  const runs = result.runs.map(({ run }) => `run ${run}`);
  for (const line of table(['', ...runs, 'median', 'must'], rows)) say(line);
  say(`Transferred until the page was quiet: ${result.runs[0]?.transferredKb ?? '?'} KB\n`);
  const judged = FIGURES.filter(({ must }) => must !== undefined);
  const failed = judged.filter(({ key, must }) => !(result.median[key] < (must ?? 0)));
  return { result, verdict: { judged: judged.length, failed: failed.length } };
}

async function runPieces(): Promise<{ pieces: PieceTimes; verdict: Verdict }> {
  say('Pieces of the design system, 1280x800, full speed; of scrolling the worst run, of pasting the medians:');
  const pieces = await benchPieces(root);
  const rows = PIECES.map(({ key, title, most, digits }) => [
    title,
    pieces[key].toFixed(digits),
    most === undefined ? '' : `at most ${most.toFixed(digits)}`,
  ]);
  for (const line of table(['', 'seen', 'must'], rows)) say(line);
  const judged = PIECES.filter(({ most }) => most !== undefined);
  const failed = judged.filter(({ key, most }) => !(pieces[key] <= (most ?? 0)));
  return { pieces, verdict: { judged: judged.length, failed: failed.length } };
}

async function runReport(): Promise<{ running: RunningReport; verdict: Verdict }> {
  say('The report of a running send, 1280x800, full speed, beside all that sends; one run:');
  const bench = await startBench(root);
  const running = await benchRunningReport(bench).finally(bench.stop);
  const rows = REPORT.map(({ key, title, below, digits }) => [
    title,
    running[key].toFixed(digits),
    below === undefined ? '' : `below ${below}`,
  ]);
  for (const line of table(['', 'seen', 'must'], rows)) say(line);
  const judged = REPORT.filter(({ below }) => below !== undefined);
  const failed = judged.filter(({ key, below }) => !(running[key] < (below ?? 0)));
  return { running, verdict: { judged: judged.length, failed: failed.length } };
}

const only = (['pieces', 'report'] as const).find((part) => process.argv.includes(`--${part}`));

try {
  say(machineLine(machine));
  const login = only === undefined ? await runLogin() : undefined;
  const report = only === 'pieces' ? undefined : await runReport();
  const pieces = only === 'report' ? undefined : await runPieces();
  if (login && report && pieces && process.argv.includes('--write')) {
    const figures = { login: login.result, running: report.running, pieces: pieces.pieces };
    writeSection(root, 'bench:panel', { machine, text: panelSection(figures) });
  }
  const raw = { machine, device: DEVICE, ...login?.result, running: report?.running, pieces: pieces?.pieces };
  say(`Raw results: ${writeResults(root, 'panel', raw)}`);
  const verdicts = [login, report, pieces].flatMap((part) => (part ? [part.verdict] : []));
  const all = verdicts.reduce((sum, { judged }) => sum + judged, 0);
  const wrong = verdicts.reduce((sum, { failed }) => sum + failed, 0);
  say(`\n${all - wrong} passed, ${wrong} failed`);
  process.exit(wrong > 0 ? 1 : 0);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
