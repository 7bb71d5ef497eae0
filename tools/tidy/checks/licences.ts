import type { Check, Finding } from '../workspace.ts';

/** Licences that ask for a notice at most. Whatever asks for more is a decision of people, not of an install. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
]);

/** Packages under another licence, each with why that is all right. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  // A font may be sold with a program and used in it; its licence stands beside our subsets of it (THIRD-PARTY.md).
  '@fontsource-variable/vazirmatn': 'OFL-1.1',
};

const REGISTRY = 'https://registry.npmjs.org/';

interface LockedPackage {
  version?: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
}

/** Whether an SPDX expression lets us use it: one of what OR offers, all of what AND asks. Brackets with both kinds: all. */
export function isAllowed(expression: string): boolean {
  const parts = expression.replace(/[()]/g, ' ').split(/\s+(OR|AND)\s+/);
  const names = parts.filter((part) => part !== 'OR' && part !== 'AND').map((name) => name.trim());
  const isChoice = parts.includes('OR') && !parts.includes('AND');
  return isChoice ? names.some((name) => ALLOWED.has(name)) : names.every((name) => ALLOWED.has(name));
}

function faultsOf(name: string, { version, license, resolved, integrity }: LockedPackage): string[] {
  const where = `${name}@${version ?? '?'}`;
  const faults: string[] = [];
  if (license === undefined) faults.push(`${where} says no licence: read its files, and leave it out or name it here.`);
  else if (!isAllowed(license) && EXCEPTIONS[name] !== license)
    faults.push(`${where} is under ${license}, which is not on the list: leave it out, or let people decide.`);
  if (integrity === undefined) faults.push(`${where} has no integrity: anything could be installed in its place.`);
  if (resolved !== undefined && !resolved.startsWith(REGISTRY))
    faults.push(`${where} comes from ${resolved}, not from the npm registry: take the one that is published there.`);
  return faults;
}

/** What is delivered may be delivered: every package of production, also for other systems, under a licence of the list. */
export const licences: Check = {
  name: 'licences',
  run: ({ lock }): Finding[] => {
    if (lock === undefined) return [];
    const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
    return Object.entries(packages).flatMap(([path, locked]) => {
      const name = path.split('node_modules/').pop() ?? '';
      if (name === '' || locked.dev === true || locked.link === true) return [];
      return faultsOf(name, locked).map((message) => ({ file: 'package-lock.json', message }));
    });
  },
};
