/** `npm run bench:api`: how fast the API answers 50 users at once. `--write` puts it into docs/benchmarks.md. */
import { benchApi } from '../bench/bench-api.ts';
import { startBench } from '../bench/bench-stack.ts';
import { describeMachine, machineLine } from '../bench/machine.ts';
import { writeSection } from '../bench/page.ts';
import { apiSection } from '../bench/report.ts';
import { writeResults } from '../bench/results.ts';
import { giveUp, say, table } from '../lib/print.ts';

/** docs: credit and report list, 50 users, p95. */
const MUST_P95_MS = 20;
/** Beside 30 searches of one account at once, p95. */
const MUST_P95_BESIDE_SEARCHES_MS = 100;
/** The same beside 20 hostile bodies at once, p99. */
const MUST_P99_ATTACKED_MS = 100;

const root = process.cwd();
try {
  const machine = describeMachine(root);
  say(machineLine(machine));
  say('50 users of 25 accounts at once, load and API and database on this machine:');
  const bench = await startBench(root);
  const results = await benchApi(bench).finally(bench.stop);
  const ms = (value: number) => value.toFixed(1);
  const rows = results.map(({ name, perSecond, timesMs: t, otherAnswers, cpuMs, otherCores }) => {
    const others = Object.entries(otherAnswers).map(([status, count]) => `${count} x ${status}`);
    const cpu = [cpuMs.api, cpuMs.database, cpuMs.load].map((value) => value.toFixed(3)).join(' + ');
    return [
      name,
      perSecond,
      ms(t.p50),
      ms(t.p95),
      ms(t.p99),
      ms(t.max),
      cpu,
      otherCores.toFixed(2),
      others.join(', ') || 'none',
    ];
  });
  const cpuTitle = 'CPU ms per answer: API + database + load';
  const titles = [
    '',
    'per s',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'max ms',
    cpuTitle,
    'cores used by others',
    'other answers',
  ];
  for (const line of table(titles, rows)) say(line);
  if (process.argv.includes('--write')) writeSection(root, 'bench:api', { machine, text: apiSection(results) });
  say(`Raw results: ${writeResults(root, 'api', { machine, results })}`);
  const isQuick = ({ name, timesMs }: (typeof results)[number]) => {
    if (name.includes('hostile')) return timesMs.p99 < MUST_P99_ATTACKED_MS;
    return timesMs.p95 < (name.includes('searches') ? MUST_P95_BESIDE_SEARCHES_MS : MUST_P95_MS);
  };
  const failed = results.filter((result) => !isQuick(result) || Object.keys(result.otherAnswers).length > 0);
  say(
    `\n${results.length - failed.length} passed, ${failed.length} failed (p95 below ${MUST_P95_MS} ms, beside searches below ${MUST_P95_BESIDE_SEARCHES_MS} ms, p99 beside hostile bodies below ${MUST_P99_ATTACKED_MS} ms, no other answers)`,
  );
  process.exit(failed.length > 0 ? 1 : 0);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
