import type { Check, Finding, Workspace } from '../workspace.ts';
import { REQUIREMENTS } from './asvs-requirements.ts';

const PAGE = 'docs/asvs.md';
const ROW = /^\| *(\d+\.\d+\.\d+) *\|(.*)\|\s*$/;
/** Shorter than this nothing is a reason. */
const LEAST_REASON = 5;

interface Row {
  line: number;
  id: string;
  level: string;
  state: string;
  how: string;
  files: string[];
}

function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    const [, id = '', rest = ''] = ROW.exec(line) ?? [];
    if (id === '') return [];
    // A sign between ticks may be a bar of its own, written with a backslash.
    const [level = '', , state = '', how = '', where = ''] = rest.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return [{ line: index + 1, id, level, state, how, files }];
  });
}

const isThere = ({ paths }: Workspace, path: string) =>
  paths.has(path) || [...paths].some((candidate) => candidate.startsWith(`${path}/`));

function faultsOf(row: Row, workspace: Workspace): string[] {
  const { id, level, state, how, files } = row;
  const faults = files
    .filter((file) => !isThere(workspace, file))
    .map((file) => `${id} names ${file}, which is not there: name what shows it now.`);
  const wanted = REQUIREMENTS.get(id);
  if (wanted === undefined) faults.push(`${id} is no requirement of levels 1 and 2: take the line out.`);
  else if (wanted !== level) faults.push(`${id} is of level ${wanted}, not ${level}.`);
  if (state === 'met' && files.length === 0) faults.push(`${id} is met, and nothing shows it: name a test or a file.`);
  if (state !== 'met' && how.length < LEAST_REASON) faults.push(`${id} is ${state} without a reason: say why.`);
  if (!['met', 'deviation', 'n/a'].includes(state))
    faults.push(`${id} is "${state}": there are met, deviation and n/a.`);
  return faults;
}

/** The walk through the standard: every requirement once, with something that is there to look at, or with a reason. */
export const asvs: Check = {
  name: 'asvs',
  run: (workspace): Finding[] => {
    const page = workspace.files.find(({ path }) => path === PAGE);
    if (page === undefined) return [];
    const rows = rowsOf(page.text);
    const findings: Finding[] = rows.flatMap((row) =>
      faultsOf(row, workspace).map((message) => ({ file: PAGE, line: row.line, message })),
    );
    for (const id of REQUIREMENTS.keys()) {
      const count = rows.filter((row) => row.id === id).length;
      if (count !== 1) findings.push({ file: PAGE, message: `has ${id} ${count} times: give it one line.` });
    }
    return findings;
  },
};
