import { beginJob } from '@peyk/server-account-jobs';
import type { DbOrTx, ServerContext, Tx } from '@peyk/server-database';
import type { components, Permission } from '@peyk/shared-contract';
import { reachNow, requireAllContacts, requirePlacesInReach } from '@peyk/server-http';
import { sql } from 'kysely';
import { inTurn } from '../account-turn';
import { countContacts } from '../contacts/contact-list.repository';
import { questionOf } from '../contacts/contact-list.service';
import { selectMobiles } from '../contacts/contacts.repository';
import { readContactFilters } from '../contacts/read-contact-filters';
import { fail } from '../fail';
import { keysParameter } from '../parameters';
import { ACTION_RULES } from './bulk-actions';
import { BULK_JOBS } from './bulk-jobs';
import {
  BULK_STATE,
  findBulk,
  insertBulk,
  insertPages,
  listBulkRows,
  lockBulk,
  setBulkState,
} from './bulks.repository';
import type { BulkAction, BulkKey, BulkRow } from './bulks.repository';
import { BULK_PAGE, turnPage, writeDownPages } from './run-bulk';

const DAY_MS = 24 * 3_600_000;
/** Done within the call; more is a job. */
const AT_ONCE = 1_000;
const LISTED = 10;

/** Until then a change that was made at `createdAt` can be undone. */
export const undoUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + DAY_MS);

/** Who asks, and what the role allows. */
export interface BulkAuthor {
  accountId: bigint;
  /** Null for an admin on behalf. */
  userId: bigint | null;
  /** The admin who does it on behalf of the account. */
  impersonatedBy: string | null;
  mayDo(permission: Permission): boolean;
}

export interface BulkWish {
  action: BulkAction;
  /** The phonebook or the tag. */
  targetId?: bigint | null | undefined;
  /** Either ids or filters. */
  selection: components['schemas']['ContactSelection'];
}

/**
 * Changes many contacts: up to a thousand at once, more in a job.
 * @throws badSelection, unknownPhonebook, unknownTag, unknownProperty, badNumber, busy, tooManyJobs (429-110)
 */
export async function beginBulk(
  { db, clock }: ServerContext,
  { accountId, userId, impersonatedBy }: BulkAuthor,
  { action, targetId = null, selection: { ids, filters } }: BulkWish,
): Promise<BulkRow> {
  if ((ids === undefined) === (filters === undefined)) fail('badSelection', 'selection');
  if (action === 'delete') requireAllContacts();
  // A job that goes on with it later asks for nobody.
  if (filters) requirePlacesInReach(filters.phonebook_id === undefined ? [] : [BigInt(filters.phonebook_id)]);
  const at = clock.now();
  return inTurn(db, accountId, async (tx) => {
    await ACTION_RULES[action].require(tx, { accountId, targetId });
    const bulk = await insertBulk(tx, {
      ...{ accountId, action, targetId, impersonatedBy, userId },
      filters: filters ?? null,
      createdAt: at,
    });
    if (filters && (await countFound(tx, bulk)) > AT_ONCE) await goOnLater(tx, bulk, { userId, at });
    else await doAtOnce(tx, bulk, { ids, at });
    return (await findBulk(tx, bulk)) ?? bulk;
  });
}

async function countFound(tx: Tx, { accountId, filters }: BulkRow): Promise<number> {
  return countContacts(tx, await questionOf(tx, accountId, readContactFilters(filters ?? {})), AT_ONCE + 1);
}

async function doAtOnce(tx: Tx, bulk: BulkRow, { ids, at }: { ids: string[] | undefined; at: Date }): Promise<void> {
  if (ids === undefined) await writeDownPages(tx, bulk);
  else {
    const keys = await selectMobiles(tx, bulk.accountId, ids.map(BigInt));
    await insertPages(tx, bulk, { mobiles: sql`select unnest(${keysParameter(keys)}) as mobile`, size: BULK_PAGE });
  }
  while (await turnPage(tx, bulk, at));
}

async function goOnLater(tx: Tx, bulk: BulkRow, { userId, at }: { userId: bigint | null; at: Date }): Promise<void> {
  const { accountId, impersonatedBy, id } = bulk;
  const job = BULK_JOBS[ACTION_RULES[bulk.action].permission];
  if (!job) throw new Error(`nothing goes on with ${bulk.action} in the background`);
  await beginJob(tx, job, { accountId, userId, impersonatedBy, input: { bulkId: String(id) }, at });
}

/** Whose changes a person sees: everybody's, but where the role sees some phonebooks only, no one else's. */
const isOwnOnly = () => reachNow().phonebookIds !== null;

const maySee = ({ mayDo, userId }: BulkAuthor, bulk: BulkRow): boolean =>
  mayDo(ACTION_RULES[bulk.action].permission) && (!isOwnOnly() || (userId !== null && bulk.userId === userId));

/**
 * Undoes a change of the last day; what was changed since then stays. @throws unknownBulk, also when the role does not allow it;
 * bulkRuns, bulkUndone, busy, tooManyJobs (429-110)
 */
export async function undoBulk({ db, clock }: ServerContext, author: BulkAuthor, id: bigint): Promise<BulkRow> {
  const key: BulkKey = { accountId: author.accountId, id };
  const at = clock.now();
  return inTurn(db, key.accountId, async (tx) => {
    const bulk = await lockBulk(tx, key);
    if (!bulk || at > undoUntil(bulk.createdAt) || !maySee(author, bulk)) fail('unknownBulk', 'id');
    if (bulk.state === BULK_STATE.running) fail('bulkRuns');
    if (bulk.state === BULK_STATE.undoing || bulk.state === BULK_STATE.undone) fail('bulkUndone');
    await setBulkState(tx, bulk, { from: bulk.state, to: BULK_STATE.undoing, at });
    if (bulk.doneCount > AT_ONCE) await goOnLater(tx, bulk, { userId: author.userId, at });
    else while (await turnPage(tx, bulk, at));
    return (await findBulk(tx, key)) ?? bulk;
  });
}

/** What was done in the last day and may be seen, newest first. */
export async function listBulksOf(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { accountId, mayDo, userId }: Pick<BulkAuthor, 'accountId' | 'mayDo' | 'userId'>,
): Promise<(BulkRow & { title: string | null })[]> {
  const actions = (Object.keys(ACTION_RULES) as BulkAction[]).filter((action) =>
    mayDo(ACTION_RULES[action].permission),
  );
  const since = new Date(clock.now().getTime() - DAY_MS);
  return listBulkRows(db, { accountId, since, actions, ...(isOwnOnly() && { by: userId }) }, LISTED);
}

/** How its target is called now. */
export async function titleOf(db: DbOrTx, { accountId, id, action, createdAt }: BulkRow): Promise<string | null> {
  const rows = await listBulkRows(db, { accountId, since: createdAt, actions: [action] }, LISTED);
  return rows.find((row) => row.id === id)?.title ?? null;
}
