import { isTest } from '../lines.ts';
import type { Check, Finding, SourceFile, Workspace } from '../workspace.ts';

interface App {
  list: string;
  sources: RegExp;
  /** Finds the domains that have a module. The first group is the domain. */
  module: RegExp;
  /** An import of a domain's package; the first group is the domain. */
  packageOf: RegExp;
  /** What the app is built on, beside the list: it is no plain domain. */
  parts: ReadonlySet<string>;
  /** Where one domain is given what it needs of another. */
  ports?: RegExp;
}

const SHARED = ['module', 'http', 'database', 'seal'];
/** The server of the desk, signing in, what commands and the engine are started from, and who is told. */
const API_PARTS = ['auth', 'audit', 'ledger', 'sender', 'carrier', 'jobs', 'account-jobs', 'live', 'desk'];

const APPS: readonly App[] = [
  {
    list: 'apps/api/src/modules.ts',
    sources: /^apps\/api\/src\/(?!testing\/)/,
    module: /^libs\/server\/([a-z-]+)\/src\/\1\.module\.ts$/,
    packageOf: /from '@peyk\/server-([a-z-]+)'/g,
    parts: new Set([...SHARED, ...API_PARTS]),
    ports: /^apps\/api\/src\/start\//,
  },
  {
    list: 'apps/panel/src/modules.ts',
    sources: /^apps\/panel\/src\//,
    module: /^libs\/([a-z-]+)\/src\/\1-module\.tsx?$/,
    packageOf: /from '@peyk\/(?!shared-|server-)([a-z-]+)'/g,
    // The shell signs people out.
    parts: new Set(['auth']),
  },
];

/** What a domain of the server does by itself, and what only a module hands to the app. */
const OF_A_MODULE = /^libs\/server\/([a-z-]+)\/src\/.*\.(routes|tasks?|commands|retention)\.ts$/;
/** Their parts are given to the app by other means: they are what modules are made of. */
const WITHOUT_MODULE = new Set(['http', 'jobs']);

const camelCase = (domain: string) => domain.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function unlisted({ files }: Workspace, { list, module }: App): Finding[] {
  const text = files.find(({ path }) => path === list)?.text ?? '';
  return files.flatMap(({ path }) => {
    const name = module.exec(path)?.[1];
    if (name === undefined || new RegExp(`^\\s+${camelCase(name)}Module\\b`, 'm').test(text)) return [];
    return [{ file: path, message: `is wired nowhere: put ${camelCase(name)}Module into ${list}.` }];
  });
}

function namedElsewhere(file: SourceFile, { list, sources, packageOf, parts, ports }: App): Finding[] {
  if (file.path === list || !sources.test(file.path) || isTest(file.path) || ports?.test(file.path)) return [];
  return [...file.text.matchAll(packageOf)].flatMap(([, domain = '']) =>
    parts.has(domain)
      ? []
      : [{ file: file.path, message: `names the domain ${domain}: let its module give what the app needs (${list}).` }],
  );
}

function withoutModule({ files, paths }: Workspace): Finding[] {
  const domains = new Set(files.map(({ path }) => OF_A_MODULE.exec(path)?.[1]));
  return [...domains].flatMap((domain) => {
    if (domain === undefined || WITHOUT_MODULE.has(domain)) return [];
    const file = `libs/server/${domain}/src/${domain}.module.ts`;
    return paths.has(file)
      ? []
      : [{ file, message: 'is missing: what this domain does reaches no process without it.' }];
  });
}

/** A domain is one line in each app: what is not in the list runs nowhere, and what else names a domain has to be found again. */
export const wiredModules: Check = {
  name: 'wired modules',
  run: (workspace) => [
    ...withoutModule(workspace),
    ...APPS.flatMap((app) => [
      ...unlisted(workspace, app),
      ...workspace.files.flatMap((file) => namedElsewhere(file, app)),
    ]),
  ],
};
