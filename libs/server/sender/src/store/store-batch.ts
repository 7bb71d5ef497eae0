import { sql } from 'kysely';
import type { Receipt } from '@peyk/server-carrier';
import { PREPARED } from '@peyk/server-database';
import type { Db, Tx } from '@peyk/server-database';
import { matchParts } from '../sql/match-parts';
import { parkReceipts, takeParkedReceipts } from '../sql/parked-receipts';
import type { RecipientKey } from '../sql/lock-recipients';
import { runSeeking } from '../sql/run-seeking';
import { applyEvents } from './apply-events';
import type { AppliedEvents, ApplyOptions } from './apply-events';
import type { MessageEvent } from './message-event';

export interface Batch {
  answers: readonly MessageEvent[];
  receipts: readonly Receipt[];
}

export interface StoredBatch extends AppliedEvents {
  matchedReceipts: number;
  parkedReceipts: number;
}

type PartPlace = RecipientKey & { part: number };

/**
 * Stores answers and receipts in one transaction: a receipt may be about an answer of the same batch, an answer may
 * bring the id that a parked receipt has waited for, and a receipt that nobody knows is parked.
 */
export function storeBatch(db: Db, batch: Batch, options: ApplyOptions): Promise<StoredBatch> {
  return runSeeking(db, async (tx) => {
    const places = placesOf(batch.answers);
    const parked = await takeParked(tx, places, options);
    const receipts = [...parked, ...batch.receipts];
    const unknownIds = receipts.map((receipt) => receipt.operatorMessageId).filter((id) => !places.has(id));
    if (unknownIds.length > 0) {
      for (const part of await matchParts(tx, options.carrier, unknownIds)) places.set(part.operatorMessageId, part);
    }
    const events = [...batch.answers];
    const strangers: Receipt[] = [];
    for (const receipt of receipts) {
      const place = places.get(receipt.operatorMessageId);
      if (place) events.push(receiptEvent(place, receipt));
      else strangers.push(receipt);
    }
    if (strangers.length > 0) await parkReceipts(tx, options.carrier, strangers, options.now);
    const applied = await applyEvents(tx, events, options);
    return { ...applied, matchedReceipts: receipts.length - strangers.length, parkedReceipts: strangers.length };
  });
}

function placesOf(answers: readonly MessageEvent[]): Map<string, PartPlace> {
  const places = new Map<string, PartPlace>();
  for (const { accountId, sendId, n, accepted } of answers) {
    for (const { part, operatorMessageId } of accepted ?? [])
      places.set(operatorMessageId, { accountId, sendId, n, part });
  }
  return places;
}

async function takeParked(
  tx: Tx,
  places: ReadonlyMap<string, PartPlace>,
  { carrier }: ApplyOptions,
): Promise<Receipt[]> {
  if (places.size === 0) return [];
  // Nearly always the park is empty; then a thousand ids need not travel.
  const { rows } = await sql<{ any: boolean }>`${PREPARED}select exists (select 1 from parked_receipts) as any`.execute(
    tx,
  );
  return rows[0]?.any ? takeParkedReceipts(tx, carrier, [...places.keys()]) : [];
}

export function receiptEvent({ accountId, sendId, n, part }: PartPlace, { state, at }: Receipt): MessageEvent {
  return { accountId, sendId, n, atMs: at.getTime(), event: { kind: 'receipt', part, state } };
}

/** Carries out parked receipts whose parts are known by now; answers how many. */
export async function rematchParked(db: Db, ids: readonly string[], options: ApplyOptions): Promise<StoredBatch> {
  return runSeeking(db, async (tx) => {
    const receipts = await takeParkedReceipts(tx, options.carrier, ids);
    const places = new Map<string, PartPlace>();
    for (const part of await matchParts(tx, options.carrier, ids)) places.set(part.operatorMessageId, part);
    const events = receipts.flatMap((receipt) => {
      const place = places.get(receipt.operatorMessageId);
      return place ? [receiptEvent(place, receipt)] : [];
    });
    const applied = await applyEvents(tx, events, options);
    return { ...applied, matchedReceipts: events.length, parkedReceipts: 0 };
  });
}
