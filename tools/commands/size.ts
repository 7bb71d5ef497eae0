/** `npm run size`: what the panel's JavaScript weighs, by route and by package. Fails when a budget is passed. */
import { join } from 'node:path';
import { buildProjects } from '../lib/nx.ts';
import { giveUp, say, table } from '../lib/print.ts';
import { measurePanel } from '../size/measure.ts';

const SMALL_BYTES = 500;

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

const root = process.cwd();
try {
  if (!process.argv.includes('--no-build')) {
    const failure = await buildProjects(root, ['panel']);
    if (failure) giveUp(failure.join('\n'));
  }
  const report = measurePanel(join(root, 'dist', 'apps', 'panel'));
  say('JavaScript by route, brotli (KB):');
  const rows = report.routes.map((route) => [route.name, kb(route.bytes), route.budgetKb, route.files.length]);
  for (const line of table(['route', 'KB', 'budget', 'files'], rows)) say(`  ${line}`);
  say('\nBy package, estimated brotli (KB):');
  const { login, firstSignedIn } = report.byPackage;
  const names = [...firstSignedIn.keys(), ...[...login.keys()].filter((name) => !firstSignedIn.has(name))];
  const packages = names
    .map((name) => [name, login.get(name) ?? 0, firstSignedIn.get(name) ?? 0] as const)
    .filter(([, a, b]) => Math.max(a, b) >= SMALL_BYTES)
    .map(([name, a, b]) => [name, kb(a), kb(b)]);
  for (const line of table(['package', 'login', 'first signed-in'], packages)) say(`  ${line}`);
  for (const route of report.overBudget) {
    say(
      `\nOver budget: ${route.name} has ${kb(route.bytes)} KB of ${route.budgetKb}. See the table by package for what to load later.`,
    );
  }
  const good = report.routes.length - report.overBudget.length;
  say(`\n${good} passed, ${report.overBudget.length} failed`);
  process.exit(report.overBudget.length > 0 ? 1 : 0);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
