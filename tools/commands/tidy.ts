/** `npm run tidy`: what lint cannot see. Every finding tells its remedy. */
import { say } from '../lib/print.ts';
import { findDrift } from '../gen/generate.ts';
import { runChecks, toLine } from '../tidy/run-checks.ts';
import type { CheckResult } from '../tidy/run-checks.ts';
import { readWorkspace } from '../tidy/workspace.ts';

async function checkDrift(root: string): Promise<CheckResult> {
  const remedy = 'does not match its source (openapi/, *.errors.ts): run "npm run gen" and commit.';
  try {
    return { name: 'generated', findings: (await findDrift(root)).map((file) => ({ file, message: remedy })) };
  } catch (error) {
    return { name: 'generated', findings: [{ file: 'openapi', message: String(error) }] };
  }
}

const root = process.cwd();
const results = [...runChecks(readWorkspace(root)), await checkDrift(root)];
for (const { name, findings } of results) {
  say(`${findings.length === 0 ? '✔' : '✖'} ${name}`);
  for (const finding of findings) say(`    ${toLine(finding)}`);
}
const failed = results.filter(({ findings }) => findings.length > 0).length;
say(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
