import { auditChange } from '@peyk/server-database';
import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { requireOwned } from '@peyk/server-http';
import type { PatternVariable } from '@peyk/shared-sms';
import { fail } from '../fail';
import { newCode } from '../new-code';
import { requirePatternText } from '../patterns.policy';
import { findCompanyNames } from '../patterns.repository';
import type { PatternKind } from '../patterns.tables';
import { deleteSystemic, findSystemic, insertSystemic } from './systemic.repository';
import type { SystemicRow } from './systemic.repository';

/** Where the name of the account stands. */
export const COMPANY = '{{company}}';
const BRACES = /[{}]/g;

type Naming = <Row extends { text: string }>(row: Row) => Row;

/** What stands for `{{company}}` where this account sends. */
export async function shownNameOf(db: DbOrTx, accountId: bigint): Promise<string> {
  const [name = ''] = await findCompanyNames(db, accountId);
  // A name with braces in it would be a variable.
  return name.replace(BRACES, '').trim();
}

/** Texts as an account would send them: with its name in them, which nobody else's can be. */
export async function namingOf(db: DbOrTx, accountId: bigint): Promise<Naming> {
  const shown = await shownNameOf(db, accountId);
  // By a function: in a plain replacement a dollar sign has a meaning.
  return (row) => ({ ...row, text: row.text.replaceAll(COMPANY, () => shown) });
}

/** How an account reads a pattern that it has: its name stands in what was taken over, and its own is as it was written. */
export async function readingOf(
  db: DbOrTx,
  accountId: bigint,
  { sharedId }: { sharedId: bigint | null },
): Promise<Naming> {
  return sharedId === null ? (row) => row : namingOf(db, accountId);
}

/** @throws unknownPattern */
export function requireSystemic(db: DbOrTx, id: bigint): Promise<SystemicRow> {
  return requireOwned(findSystemic(db, { id }), () => fail('unknownPattern', 'id'));
}

export interface NewSystemic {
  kind: PatternKind;
  title: string;
  description: string | null;
  text: string;
  variables: readonly PatternVariable[];
  /** Accounts take it over, instead of sending it by its own code. */
  isShared?: boolean;
}

/** Keeps a pattern for all accounts. @throws every fault of its text; noCompany where `{{company}}` is missing */
export async function addSystemic(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  given: NewSystemic,
): Promise<string> {
  const named = given.text.replaceAll(COMPANY, 'نمونه');
  requirePatternText({
    ...{ text: named, variables: given.variables, website: null },
    companyNames: given.text.includes(COMPANY) ? ['نمونه'] : [],
  });
  const code = newCode();
  await insertSystemic(db, { isShared: false, ...given, code, at: clock.now() });
  return code;
}

/** No account can send it any more. @throws unknownPattern */
export async function removeSystemic(db: DbOrTx, code: string): Promise<void> {
  const found = await requireOwned(findSystemic(db, { code }), () => fail('unknownPattern'));
  await deleteSystemic(db, code);
  auditChange({ before: { title: found.title }, after: null });
}
