import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../lib/run.ts';
import type { JestReport } from './judge.ts';

/** Databases and hashing wait for each other more than for the processor, but people work beside this. */
const WORKERS = 2;

/** The nearest folder above a test file that says how its tests are run. */
export function projectOf(root: string, testFile: string): string {
  for (let folder = dirname(testFile); folder !== '.'; folder = dirname(folder)) {
    if (existsSync(join(root, folder, 'jest.config.cjs'))) return folder;
  }
  throw new Error(`${testFile} belongs to no project with tests.`);
}

async function runProject(root: string, project: string, files: readonly string[]): Promise<JestReport> {
  const folder = mkdtempSync(join(tmpdir(), 'peyk-mutants-report-'));
  const outputFile = join(folder, 'report.json');
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = ['--runTestsByPath', ...files.map((file) => join(root, file)), '--json', `--outputFile=${outputFile}`];
  const lines: string[] = [];
  try {
    await run(process.execPath, [jest, '-c', 'jest.config.cjs', ...args, `--maxWorkers=${WORKERS}`, '--forceExit'], {
      cwd: join(root, project),
      onLine: (line) => lines.push(line),
    });
    if (!existsSync(outputFile))
      return { testResults: [{ name: project, message: lines.join('\n'), assertionResults: [] }] };
    // Written by Jest in its own format.
    return JSON.parse(readFileSync(outputFile, 'utf8')) as JestReport;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs test files, each project's together, one project after the other. */
export async function runTests(root: string, files: readonly string[]): Promise<JestReport> {
  const projects = new Set(files.map((file) => projectOf(root, file)));
  const testResults: JestReport['testResults'] = [];
  for (const project of projects) {
    const ofProject = files.filter((file) => projectOf(root, file) === project);
    testResults.push(...(await runProject(root, project, ofProject)).testResults);
  }
  return { testResults };
}
