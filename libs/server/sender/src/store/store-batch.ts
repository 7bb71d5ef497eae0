import { sql } from 'kysely';
import type { Receipt } from '@peyk/server-carrier';
import { PREPARED } from '@peyk/server-database';
import type { Db, Tx } from '@peyk/server-database';
import { newestBefore, placesOfReceipt } from '../model/choose-place';
import type { PartPlace } from '../model/choose-place';
import { mobileOfReceipt } from '../model/receipt-mobile';
import { matchParts } from '../sql/match-parts';
import { parkReceipts, takeMatchableReceipts, takeParkedReceipts } from '../sql/parked-receipts';
import { runSeeking } from '../sql/run-seeking';
import type { SeekingTx } from '../sql/run-seeking';
import { selectStarted } from '../sql/select-started';
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

type Places = Map<string, PartPlace[]>;

/**
 * Stores answers and receipts in one transaction: a receipt may be about an answer of the same batch, an answer may
 * bring the id that a parked receipt has waited for, and a receipt that nobody knows is parked.
 */
export function storeBatch(db: Db, batch: Batch, options: ApplyOptions): Promise<StoredBatch> {
  return runSeeking(db, async (tx) => {
    const places = placesOf(batch.answers);
    const parked = await takeParked(tx, places, options);
    const receipts = [...parked, ...batch.receipts];
    const unknown = receipts.filter((receipt) => fittingPlaces(places, receipt).length === 0);
    if (unknown.length > 0) await addStored(tx, places, { receipts: unknown, carrier: options.carrier });
    const events = await placeReceipts(tx, places, { receipts, ...options });
    const applied = await applyEvents(tx, [...batch.answers, ...events], options);
    return { ...applied, matchedReceipts: events.length, parkedReceipts: receipts.length - events.length };
  });
}

function fittingPlaces(places: Places, { operatorMessageId, about }: Receipt): readonly PartPlace[] {
  const known = places.get(operatorMessageId);
  return known ? placesOfReceipt(known, mobileOfReceipt(about)) : [];
}

/** What receipts are about; those that no part fits are strangers and parked, as if their id were nobody's. */
async function placeReceipts(
  tx: SeekingTx,
  places: Places,
  { receipts, carrier, now }: ApplyOptions & { receipts: readonly Receipt[] },
): Promise<MessageEvent[]> {
  const events: MessageEvent[] = [];
  const strangers: Receipt[] = [];
  for (const receipt of receipts) {
    const fitting = fittingPlaces(places, receipt);
    const place =
      fitting.length > 1
        ? newestBefore(fitting, await selectStarted(tx, fitting), receipt.about?.submittedAt)
        : fitting[0];
    if (place) events.push(receiptEvent(place, receipt));
    else strangers.push(receipt);
  }
  if (strangers.length > 0) await parkReceipts(tx, carrier, strangers, now);
  return events;
}

function placesOf(answers: readonly MessageEvent[]): Places {
  const places: Places = new Map();
  for (const { accountId, sendId, n, accepted } of answers) {
    for (const { part, operatorMessageId, mobile = null } of accepted ?? [])
      addPlace(places, operatorMessageId, { accountId, sendId, n, part, mobile });
  }
  return places;
}

function addPlace(places: Places, id: string, place: PartPlace): void {
  const known = places.get(id);
  if (known) known.push(place);
  else places.set(id, [place]);
}

/** What was stored earlier comes before what this batch brings: the newest is last. */
async function addStored(
  tx: Tx,
  places: Places,
  { receipts, carrier }: { receipts: readonly Receipt[]; carrier: string },
): Promise<void> {
  const ids = receipts.map(({ operatorMessageId }) => operatorMessageId);
  const stored: Places = new Map();
  for (const { operatorMessageId, ...place } of await matchParts(tx, carrier, ids))
    addPlace(stored, operatorMessageId, place);
  for (const [id, older] of stored) places.set(id, [...older, ...(places.get(id) ?? [])]);
}

async function takeParked(tx: Tx, places: Places, { carrier }: ApplyOptions): Promise<Receipt[]> {
  if (places.size === 0) return [];
  // Nearly always the park is empty; then a thousand ids need not travel.
  const { rows } = await sql<{ any: boolean }>`${PREPARED}select exists (select 1 from parked_receipts) as any`.execute(
    tx,
  );
  if (!rows[0]?.any) return [];
  const parts = [...places].flatMap(([operatorMessageId, of]) =>
    of.map(({ mobile }) => ({ operatorMessageId, mobile })),
  );
  return takeParkedReceipts(tx, carrier, parts);
}

export function receiptEvent(
  { accountId, sendId, n, part }: Omit<PartPlace, 'mobile'>,
  { state, at }: Receipt,
): MessageEvent {
  return { accountId, sendId, n, atMs: at.getTime(), event: { kind: 'receipt', part, state } };
}

/** Carries out parked receipts whose parts are known by now; answers how many. */
export async function rematchParked(db: Db, ids: readonly string[], options: ApplyOptions): Promise<StoredBatch> {
  return runSeeking(db, async (tx) => {
    const receipts = await takeMatchableReceipts(tx, options.carrier, ids);
    const places: Places = new Map();
    await addStored(tx, places, { receipts, carrier: options.carrier });
    const events = await placeReceipts(tx, places, { receipts, ...options });
    const applied = await applyEvents(tx, events, options);
    return { ...applied, matchedReceipts: events.length, parkedReceipts: 0 };
  });
}
