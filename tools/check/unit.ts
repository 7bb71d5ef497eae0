/**
 * The tests of the whole workspace in one run of Jest. A hundred runs of it, one for each project, start a hundred times, turn the same
 * shared files over a hundred times, and leave the longest file to the end: a third of the time more.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { runTasks } from '../lib/nx.ts';
import { skippedTests } from '../lib/output.ts';
import type { Counts } from '../lib/output.ts';
import { complain, say } from '../lib/print.ts';
import { run } from '../lib/run.ts';

/** Of what Jest writes with `--json`, what is read here. */
export interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that fell over before a test of theirs began. */
  numRuntimeErrorTestSuites: number;
  testResults: readonly {
    /** The whole path. */
    name: string;
    status: 'passed' | 'failed' | 'skipped' | 'focused';
    /** What failed, as Jest shows it. */
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

export interface UnitOutcome extends Counts {
  /** `apps/api/src/config.test.ts: the configuration knows its roles`, or the file alone where it fell over. */
  broken: string[];
  /** The slowest files, the slowest first: `sender.test.ts 30 s`. */
  slowest: string[];
}

const SLOWEST_SHOWN = 8;

/** What became of a run. */
export function readOutcome(root: string, results: JestResults): UnitOutcome {
  const files = results.testResults.map((file) => ({ ...file, seconds: (file.endTime - file.startTime) / 1000 }));
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    broken: files
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const file = relative(root, name);
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
      }),
    slowest: files
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST_SHOWN)
      .map(({ name, seconds }) => `${basename(name)} ${Math.round(seconds)} s`),
  };
}

interface ProjectFile {
  name: string;
  targets?: { test?: { dependsOn?: readonly (string | { projects: readonly string[]; target: string })[] } };
}

/** The projects that tests want built, as their targets say. */
export function builtForTests(root: string): string[] {
  const files = globSync('{apps,libs,tools}/**/project.json', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  const wanted = files.flatMap((file) => {
    const { name, targets } = JSON.parse(readFileSync(join(root, file), 'utf8')) as ProjectFile;
    return (targets?.test?.dependsOn ?? []).flatMap((one) => (typeof one === 'string' ? [name] : one.projects));
  });
  return [...new Set(wanted)].toSorted();
}

/** A file is done; what Jest says besides is told at the end. */
const DONE = /^(PASS|FAIL) /;

/** @returns what became of all tests; files that failed are shown in full. */
export async function testAll(root: string): Promise<Counts & { broken?: string[]; skipped?: string[] }> {
  const wanted = builtForTests(root);
  const built = await runTasks(root, ['run-many', '-t', 'build', '-p', wanted.join(), '--parallel=2']);
  if (built.code !== 0) {
    complain(built.lines.join('\n'));
    return { passed: 0, failed: 1, broken: [`build of ${wanted.join(', ')}`] };
  }
  const folder = join(root, 'dist', 'unit');
  const file = join(folder, 'results.json');
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const lines: string[] = [];
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const config = join(root, 'tools', 'jest', 'all.config.cjs');
  const code = await run(process.execPath, [jest, '-c', config, '--json', `--outputFile=${file}`], {
    cwd: root,
    onLine: (line) => {
      lines.push(line);
      if (DONE.test(line)) say(`  ${line}`);
    },
  });
  const skipped = skippedTests(lines);
  let results: JestResults;
  try {
    results = JSON.parse(readFileSync(file, 'utf8')) as JestResults;
  } catch (error) {
    complain([...lines, String(error)].join('\n'));
    return { passed: 0, failed: 1, broken: ['Jest itself'], skipped };
  }
  for (const { name, message, status } of results.testResults)
    if (status === 'failed') complain(`\n✖ ${relative(root, name)}\n${message}`);
  const { slowest, ...outcome } = readOutcome(root, results);
  say(`  Slowest test files: ${slowest.join(', ')}`);
  if (code === 0 || outcome.failed > 0) return { ...outcome, skipped };
  // An error of no test's is still one.
  complain(lines.join('\n'));
  return { ...outcome, failed: 1, broken: ['Jest itself'], skipped };
}
