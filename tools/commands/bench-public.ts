/**
 * `npm run bench:public`: sends of one recipient a call under API keys, side by side with Kannel's `sendsms`. `--without-others`: only the product;
 * `--profile`: where the time of API and database goes (the figures suffer from it); `--write` puts the result into docs/benchmarks.md.
 */
import { startBench } from '../bench/bench-stack.ts';
import { describeMachine, machineLine } from '../bench/machine.ts';
import { writeSection } from '../bench/page.ts';
import { benchPublic } from '../bench/public/bench-public.ts';
import { CALL_TITLES, callRows, publicLines } from '../bench/public/print-public.ts';
import { publicSection } from '../bench/report.ts';
import { writeResults } from '../bench/results.ts';
import { profileReport } from '../bench/send/profile/print-profile.ts';
import { giveUp, say, table } from '../lib/print.ts';

const root = process.cwd();
const isAsked = (option: string) => process.argv.includes(option);
try {
  const machine = describeMachine(root);
  say(machineLine(machine));
  const isProfiled = isAsked('--profile');
  const bench = await startBench(root, { isProfiled });
  const withOthers = !isProfiled && !isAsked('--without-others');
  const result = await benchPublic(bench, { isProfiled, withOthers, onStep: say }).finally(bench.stop);
  for (const line of table(CALL_TITLES, callRows(result))) say(line);
  for (const line of publicLines(result)) say(line);
  if (result.profile) for (const line of profileReport(result.profile)) say(line);
  if (isAsked('--write') && !isProfiled) writeSection(root, 'bench:public', { machine, text: publicSection(result) });
  say(`Raw results: ${writeResults(root, 'public', { machine, result })}`);
  for (const fault of result.faults) say(`BROKEN: ${fault}`);
  say(`\n${result.faults.length} laws broken`);
  process.exit(result.faults.length > 0 ? 1 : 0);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
