import type { DbOrTx, Tx } from '@peyk/server-database';
import { mobilesOf } from '../contacts/contact-list.repository';
import { questionOf } from '../contacts/contact-list.service';
import { readContactFilters } from '../contacts/read-contact-filters';
import { renewStatistics } from '../renew-statistics';
import { ACTION_RULES } from './bulk-actions';
import {
  BULK_STATE,
  PAGE_STATE,
  endPage,
  insertPages,
  lockBulk,
  nextPage,
  setBulkState,
  undoPage,
} from './bulks.repository';
import type { BulkKey, BulkRow } from './bulks.repository';

/** Contacts that one transaction changes: well below a second, so that nobody's turn is late. */
export const BULK_PAGE = 10_000;

/** Writes down which contacts the filters find now; what they find while the contacts change would be something else. */
export async function writeDownPages(tx: Tx, bulk: BulkRow, size = BULK_PAGE): Promise<number> {
  const question = await questionOf(tx, bulk.accountId, readContactFilters(bulk.filters ?? {}));
  return insertPages(tx, bulk, { mobiles: mobilesOf(question), size });
}

/**
 * Does, or undoes, the next page. Answers whether there was one; with the last one the whole has ended.
 * @throws unknownPhonebook, unknownTag when its target is gone; the change then ends where it is
 */
export async function turnPage(tx: Tx, key: BulkKey, at: Date): Promise<boolean> {
  const bulk = await lockBulk(tx, key);
  if (bulk?.state === BULK_STATE.running) return doPage(tx, bulk, at);
  if (bulk?.state === BULK_STATE.undoing) return takeBackPage(tx, bulk, at);
  return false;
}

async function doPage(tx: Tx, bulk: BulkRow, at: Date): Promise<boolean> {
  const rule = ACTION_RULES[bulk.action];
  const page = await nextPage(tx, bulk, PAGE_STATE.waits);
  if (!page) {
    await renewStatistics(tx, bulk.changedCount);
    await setBulkState(tx, bulk, { from: BULK_STATE.running, to: BULK_STATE.done, at });
    return false;
  }
  await rule.require(tx, bulk);
  await endPage(tx, bulk, page, await rule.apply(tx, bulk, page.mobiles, at));
  return true;
}

async function takeBackPage(tx: Tx, bulk: BulkRow, at: Date): Promise<boolean> {
  const page = await nextPage(tx, bulk, PAGE_STATE.done);
  if (!page) {
    await renewStatistics(tx, bulk.changedCount);
    await setBulkState(tx, bulk, { from: BULK_STATE.undoing, to: BULK_STATE.undone, at });
    return false;
  }
  await ACTION_RULES[bulk.action].undo(tx, bulk, page.changed);
  await undoPage(tx, bulk, page);
  return true;
}

/** Stops what is not done yet; what is done can be undone. */
export async function stopBulk(tx: DbOrTx, key: BulkKey, at: Date): Promise<void> {
  await setBulkState(tx, key, { from: BULK_STATE.running, to: BULK_STATE.stopped, at });
  await setBulkState(tx, key, { from: BULK_STATE.undoing, to: BULK_STATE.stopped, at });
}
