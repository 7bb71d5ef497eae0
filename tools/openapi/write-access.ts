import { permissionsOf, ratesOf } from './access.ts';
import type { Access } from './access.ts';
import { listOperations } from './document.ts';
import type { ContractDocument } from './document.ts';

const STATES = ['active', 'checking', 'inactive', 'blocked'];

const sorted = <T>(record: Readonly<Record<string, T>>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

function writeOne({ who, permission, effects, impersonator, states, keys, test, rate }: Access): string {
  return JSON.stringify({
    who,
    permission: permission ?? null,
    effects: effects ?? [],
    impersonator: impersonator ?? true,
    states: states === undefined || states === 'any' ? STATES : states,
    keys: keys ?? false,
    test: test ?? false,
    rate,
  });
}

/** Source text of who may call what, for the server's hooks, the panel's menu and the tests. */
export function writeAccess(document: ContractDocument): string {
  const operations = listOperations(document).map(({ operation }) => [operation.operationId, operation['x-access']]);
  const access = Object.fromEntries(operations) as Record<string, Access>;
  return [
    '/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */',
    '',
    "import type { OperationId } from './operations.gen';",
    '',
    '/** What a role may hold: the key, as people read it, and the heading under which it stands. */',
    'export const PERMISSIONS = {',
    ...Object.entries(permissionsOf(document)).map(([key, text]) => `  '${key}': ${JSON.stringify(text)},`),
    '} as const;',
    '',
    'export type Permission = keyof typeof PERMISSIONS;',
    '',
    '/** How much one caller may take of one process: a second, at once after a rest, and side by side. */',
    'export const RATES = {',
    ...sorted(ratesOf(document)).map(
      ([name, { per_second, burst, at_once }]) =>
        `  '${name}': { perSecond: ${per_second}, burst: ${burst}, atOnce: ${at_once} },`,
    ),
    '} as const;',
    '',
    'export type RateClass = keyof typeof RATES;',
    '',
    `export type AccountState = ${STATES.map((state) => `'${state}'`).join(' | ')};`,
    '',
    "export type Effect = 'money' | 'send' | 'export' | 'rights' | 'session' | 'data';",
    '',
    'export interface Access {',
    "  readonly who: 'public' | 'signed-in' | 'member';",
    '  /** Null unless `who` is `member`. */',
    '  readonly permission: Permission | null;',
    '  readonly effects: readonly Effect[];',
    '  /** Whether an admin who acts on behalf of the account may, without leave of its owner. */',
    '  readonly impersonator: boolean;',
    '  readonly states: readonly AccountState[];',
    '  /** Whether programs may call it with an API key, if its role holds the permission. */',
    '  readonly keys: boolean;',
    '  /** Whether a test key may, too: it reads, and sends into the sandbox. */',
    '  readonly test: boolean;',
    '  readonly rate: RateClass;',
    '}',
    '',
    '/** Who may call each operation. */',
    'export const ACCESS: Readonly<Record<OperationId, Access>> = {',
    ...sorted(access).map(([id, one]) => `  ${id}: ${writeOne(one)},`),
    '};',
    '',
  ].join('\n');
}
