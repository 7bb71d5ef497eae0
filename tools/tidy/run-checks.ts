import { accountConditions } from './checks/account-conditions.ts';
import { asvs } from './checks/asvs.ts';
import { colours } from './checks/colours.ts';
import { deadFiles } from './checks/dead-files.ts';
import { exportLists } from './checks/export-lists.ts';
import { fileLength } from './checks/file-length.ts';
import { focusedTests } from './checks/focused-tests.ts';
import { licences } from './checks/licences.ts';
import { links } from './checks/links.ts';
import { mutants } from './checks/mutants.ts';
import { operations } from './checks/operations.ts';
import { outsideReferences } from './checks/outside-references.ts';
import { phoneNumbers } from './checks/phone-numbers.ts';
import { physicalDirections } from './checks/physical-directions.ts';
import { pinnedActions } from './checks/pinned-actions.ts';
import { projectTags } from './checks/project-tags.ts';
import { readmes } from './checks/readmes.ts';
import { secrets } from './checks/secrets.ts';
import { suppressions } from './checks/suppressions.ts';
import { unfinished } from './checks/unfinished.ts';
import { wiredModules } from './checks/wired-modules.ts';
import { words } from './checks/words.ts';
import type { Check, Finding, Workspace } from './workspace.ts';

export const CHECKS: readonly Check[] = [
  projectTags,
  readmes,
  deadFiles,
  operations,
  wiredModules,
  exportLists,
  fileLength,
  physicalDirections,
  colours,
  phoneNumbers,
  focusedTests,
  suppressions,
  unfinished,
  words,
  links,
  outsideReferences,
  secrets,
  accountConditions,
  licences,
  pinnedActions,
  asvs,
  mutants,
];

export interface CheckResult {
  name: string;
  findings: Finding[];
}

/** Runs all checks over a workspace. Changes nothing. */
export function runChecks(workspace: Workspace): CheckResult[] {
  return CHECKS.map(({ name, run }) => ({ name, findings: run(workspace) }));
}

export function toLine({ file, line, message }: Finding): string {
  return `${file}${line === undefined ? '' : `:${line}`} ${message}`;
}
