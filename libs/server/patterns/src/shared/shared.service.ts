import { auditChange, runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { requireOwned, takeTurn } from '@peyk/server-http';
import type { Page } from '@peyk/server-http';
import { fail } from '../fail';
import { newCode } from '../new-code';
import { requirePatternText } from '../patterns.policy';
import { countPatterns, insertPattern } from '../patterns.repository';
import type { PatternRow } from '../patterns.repository';
import { MAX_PATTERNS, requirePattern } from '../patterns.service';
import type { PatternAuthor } from '../patterns.service';
import { listSystemicRows, lockShared, retireShared } from '../systemic/systemic.repository';
import type { SystemicQuestion, SystemicRow } from '../systemic/systemic.repository';
import { namingOf, shownNameOf } from '../systemic/systemic.service';
import { insertVersion } from '../versions.repository';
import { findTaken, listTitles } from './taken.repository';
import { titleToTake } from './title-to-take';

/** Who has accepted what is taken over: whoever wrote it for the installation. */
const ACCEPTED_BY = 'installation';

/** A shared pattern as the account would send it. */
export interface SharedOffer extends SystemicRow {
  /** Of the account's own one, where it was taken over. */
  patternId: bigint | null;
}

/** What the account may take over, and what of it it has. */
export async function listShared(
  db: DbOrTx,
  { accountId, ...question }: Pick<SystemicQuestion, 'title' | 'kind' | 'paging'> & { accountId: bigint },
): Promise<Page<SharedOffer>> {
  const { items, ...paging } = await listSystemicRows(db, { ...question, isShared: true });
  const named = await namingOf(db, accountId);
  const ids = items.map(({ id }) => id);
  const taken = new Map((await findTaken(db, { accountId, ids })).map(({ id, sharedId }) => [sharedId, id]));
  return { ...paging, items: items.map((row) => ({ ...named(row), patternId: taken.get(row.id) ?? null })) };
}

export interface Taking extends PatternAuthor {
  accountId: bigint;
  /** Of the shared pattern. */
  id: bigint;
}

/**
 * Makes a shared pattern one of the account's own, with a code of its own. It is accepted at once: a person wrote it, and the name in it is
 * the account's. Taken a second time it is the one from before, whatever became of the offer.
 * @throws unknownShared, also once it was retired; tooManyPatterns; noCompany and other faults that the account's name brings into its text
 */
export function takeShared(
  { db, clock }: ServerContext,
  { accountId, id, userId, impersonatedBy }: Taking,
): Promise<PatternRow> {
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'patterns', accountId);
    const [before] = await findTaken(tx, { accountId, ids: [id] });
    if (before) return requirePattern(tx, { accountId, id: before.id });
    const offer = await requireOwned(lockShared(tx, id), () => fail('unknownShared', 'id'));
    if ((await countPatterns(tx, accountId)) >= MAX_PATTERNS) fail('tooManyPatterns');
    const { kind, description, text, variables } = offer;
    const title = titleToTake(offer.title, await listTitles(tx, accountId));
    const said = { text, variables, website: null };
    const named = (await namingOf(tx, accountId))(said);
    requirePatternText({ ...named, companyNames: [await shownNameOf(tx, accountId)] });
    const at = clock.now();
    const row = { accountId, code: newCode(), kind, title, description, impersonatedBy, at, sharedId: id };
    const key = { accountId, id: await insertPattern(tx, row) };
    const version = { ...said, version: 1, askedBy: userId, impersonatedBy, at, acceptedBy: ACCEPTED_BY };
    await insertVersion(tx, key, version);
    auditChange({ object: `pattern:${key.id}`, before: { taken: false }, after: { taken: true } });
    return requirePattern(tx, key);
  });
}

/** No account takes it over any more; those that have it go on sending it. @throws unknownPattern, also the second time */
export async function retireSharedPattern(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  code: string,
): Promise<void> {
  const title = await retireShared(db, { code, at: clock.now() });
  if (title === undefined) fail('unknownPattern');
  auditChange({ before: { title, isOpen: true }, after: { title, isOpen: false } });
}
