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
import { selectStarted } from '../sql/select-started';
import { applyEvents } from './apply-events';
import type { AppliedEvents, ApplyOptions } from './apply-events';
import type { MessageEvent } from './message-event';

export interface Batch {
  answers: readonly MessageEvent[];
  receipts: readonly Receipt[];
  /** Those of them that are left alone when their part is not there, because they are looked at again. */
  patient?: ReadonlySet<Receipt>;
}

export interface StoredBatch extends AppliedEvents {
  matchedReceipts: number;
  /** Of receipts of this batch that were parked. */
  parkedIds: string[];
  /** Of those that may wait: neither matched nor parked. */
  left: Receipt[];
}

type Places = Map<string, PartPlace[]>;

/**
 * Stores answers and receipts in one transaction: a receipt may be about an answer of the same batch, an answer may
 * bring the id that a parked receipt has waited for, and a receipt that nobody knows is parked, unless it may wait.
 */
export function storeBatch(db: Db, batch: Batch, options: ApplyOptions): Promise<StoredBatch> {
  return runSeeking(db, async (tx) => {
    const places = placesOf(batch.answers);
    const parked = await takeParked(tx, places, options);
    const receipts = [...parked, ...batch.receipts];
    const unknown = receipts.filter((receipt) => fittingPlaces(places, receipt).length === 0);
    if (unknown.length > 0) await addStored(tx, places, { receipts: unknown, carrier: options.carrier });
    const { events, strangers } = await placeReceipts(tx, places, receipts);
    const left = strangers.filter((receipt) => batch.patient?.has(receipt));
    const parkedIds = await park(
      tx,
      strangers.filter((receipt) => !batch.patient?.has(receipt)),
      options,
    );
    const applied = await applyEvents(tx, [...batch.answers, ...events], options);
    return { ...applied, matchedReceipts: events.length, parkedIds, left };
  });
}

function fittingPlaces(places: Places, { operatorMessageId, about }: Receipt): readonly PartPlace[] {
  const known = places.get(operatorMessageId);
  return known ? placesOfReceipt(known, mobileOfReceipt(about)) : [];
}

/** What receipts are about; those that no part fits are strangers, as if their id were nobody's. */
async function placeReceipts(
  tx: Tx,
  places: Places,
  receipts: readonly Receipt[],
): Promise<{ events: MessageEvent[]; strangers: Receipt[] }> {
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
  return { events, strangers };
}

async function park(tx: Tx, receipts: readonly Receipt[], { carrier, now }: ApplyOptions): Promise<string[]> {
  if (receipts.length > 0) await parkReceipts(tx, carrier, receipts, now);
  return receipts.map(({ operatorMessageId }) => operatorMessageId);
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
  { state, at, isWhole }: Receipt,
): MessageEvent {
  const event = { kind: 'receipt', part, state } as const;
  return { accountId, sendId, n, atMs: at.getTime(), event: isWhole ? { ...event, isWhole } : event };
}

/** Carries out parked receipts whose parts are known by now; answers how many. */
export async function rematchParked(db: Db, ids: readonly string[], options: ApplyOptions): Promise<StoredBatch> {
  return runSeeking(db, async (tx) => {
    const receipts = await takeMatchableReceipts(tx, options.carrier, ids);
    const places: Places = new Map();
    await addStored(tx, places, { receipts, carrier: options.carrier });
    const { events, strangers } = await placeReceipts(tx, places, receipts);
    await park(tx, strangers, options);
    return { ...(await applyEvents(tx, events, options)), matchedReceipts: events.length, parkedIds: [], left: [] };
  });
}
