/** `npm run bench:panel`: what a person with a phone of the middle class feels of the login page. `--write` puts it into docs/benchmarks.md. */
import { DEVICE, RUNS, benchPanel } from '../bench/bench-panel.ts';
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

const root = process.cwd();
try {
  const machine = describeMachine(root);
  say(machineLine(machine));
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
  say(`Transferred until the page was quiet: ${result.runs[0]?.transferredKb ?? '?'} KB`);
  if (process.argv.includes('--write')) writeSection(root, 'bench:panel', { machine, text: panelSection(result) });
  say(`Raw results: ${writeResults(root, 'panel', { machine, device: DEVICE, ...result })}`);
  const judged = FIGURES.filter(({ must }) => must !== undefined);
  const failed = judged.filter(({ key, must }) => !(result.median[key] < (must ?? 0)));
  say(`\n${judged.length - failed.length} passed, ${failed.length} failed (medians)`);
  process.exit(failed.length > 0 ? 1 : 0);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
