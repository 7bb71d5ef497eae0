import { runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext, Tx } from '@peyk/server-database';
import { requireOwned, takeTurn } from '@peyk/server-http';
import { requirePatternText } from './patterns.policy';
import { fail } from './fail';
import { newCode } from './new-code';
import {
  changePattern,
  countPatterns,
  deletePatternRows,
  findCompanyNames,
  findPattern,
  insertPattern,
  lockPattern,
} from './patterns.repository';
import type { PatternKey, PatternRow } from './patterns.repository';
import type { PatternKind } from './patterns.tables';
import { readingOf } from './systemic/systemic.service';
import { VERSION_STATE } from './version-state';
import { insertVersion, listVersions } from './versions.repository';
import type { VersionRow, VersionText } from './versions.repository';

/** Of an account. */
export const MAX_PATTERNS = 1_000;
/** Of a pattern. */
export const MAX_VERSIONS = 100;

/** Who writes. */
export interface PatternAuthor {
  userId: bigint | null;
  /** The admin who does it on behalf of the account. */
  impersonatedBy: string | null;
}

export interface PatternFields extends VersionText {
  title: string;
  description: string | null;
}

export interface NewPattern extends PatternAuthor {
  accountId: bigint;
  kind: PatternKind;
  fields: PatternFields;
}

/** Keeps a pattern, whose first version waits for a person. @throws tooManyPatterns, every fault of its text */
export function createPattern({ db, clock }: ServerContext, made: NewPattern): Promise<PatternRow> {
  const { accountId, kind, fields, userId, impersonatedBy } = made;
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'patterns', accountId);
    if ((await countPatterns(tx, accountId)) >= MAX_PATTERNS) fail('tooManyPatterns');
    const version = await checkedVersion(tx, accountId, fields);
    const { title, description } = fields;
    const at = clock.now();
    const row = { accountId, code: newCode(), kind, title, description, impersonatedBy, at };
    const key = { accountId, id: await insertPattern(tx, row) };
    await insertVersion(tx, key, { ...version, version: 1, askedBy: userId, impersonatedBy, at });
    return requirePattern(tx, key);
  });
}

/** As the account reads it. @throws unknownPattern */
export async function requirePattern(db: DbOrTx, key: PatternKey): Promise<PatternRow> {
  const found = await requireOwned(findPattern(db, key), () => fail('unknownPattern', 'id'));
  return (await readingOf(db, key.accountId, found))(found);
}

/** @throws unknownPattern */
export async function patternDetails(
  db: DbOrTx,
  key: PatternKey,
): Promise<{ pattern: PatternRow; versions: VersionRow[] }> {
  const pattern = await requirePattern(db, key);
  const read = await readingOf(db, key.accountId, pattern);
  return { pattern, versions: (await listVersions(db, key)).map(read) };
}

/**
 * Writes a pattern anew. Another title only is no matter for who reviews; anything that recipients could see is a new version, and the one
 * that was accepted goes on being sent. Of what was taken over only title and description are the account's.
 * @throws unknownPattern, tooManyVersions, every fault of its text; sharedText
 */
export function updatePattern(
  { db, clock }: ServerContext,
  key: PatternKey,
  { fields, userId, impersonatedBy }: PatternAuthor & { fields: PatternFields },
): Promise<PatternRow> {
  const { title, description, ...said } = fields;
  return runTransaction(db, async (tx) => {
    const { lastVersion, sharedId } = await requireOwned(lockPattern(tx, key), () => fail('unknownPattern', 'id'));
    const read = await readingOf(tx, key.accountId, { sharedId });
    const [newest] = (await listVersions(tx, key)).map(read);
    if (sharedId !== null && !(newest && saysTheSame(newest, said))) fail('sharedText', 'text');
    await changePattern(tx, key, { title, description });
    if (newest && saysTheSame(newest, said) && newest.state !== VERSION_STATE.refused) return requirePattern(tx, key);
    const version = lastVersion + 1;
    if (version > MAX_VERSIONS) fail('tooManyVersions');
    const checked = await checkedVersion(tx, key.accountId, said);
    await insertVersion(tx, key, { ...checked, version, askedBy: userId, impersonatedBy, at: clock.now() });
    await changePattern(tx, key, { last_version: version });
    return requirePattern(tx, key);
  });
}

/** Deletes patterns with their versions, also those that wait for a person. Answers how many. */
export function deletePatterns({ db }: ServerContext, accountId: bigint, ids: readonly bigint[]): Promise<number> {
  return deletePatternRows(db, accountId, ids);
}

async function checkedVersion(tx: Tx, accountId: bigint, given: VersionText): Promise<VersionText> {
  const { text, website } = given;
  const variables = given.variables.map(({ name, type, maxLength }) => ({ name, type, maxLength }));
  requirePatternText({ text, variables, website, companyNames: await findCompanyNames(tx, accountId) });
  return { text, variables, website };
}

function saysTheSame(one: VersionText, other: VersionText): boolean {
  const form = ({ text, website, variables }: VersionText) =>
    JSON.stringify([text, website, variables.map(({ name, type, maxLength }) => [name, type, maxLength]).sort()]);
  return form(one) === form(other);
}
