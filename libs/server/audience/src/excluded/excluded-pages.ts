import type { DbOrTx, Tx } from '@peyk/server-database';
import { numbersOf } from '../source/key-bytes';
import { PAGE_RECORDS } from '../source/recipient-source';
import { insertExcludedPage, selectExcludedPage } from './excluded.repository';
import type { NewExcludedPage, SendKey } from './excluded.repository';
import { EXCLUDED_REASON } from './excluded-reason';
import type { ExcludedReason, ExcludedRecord, ExcludedSink } from './excluded-reason';

const REASONS: readonly ExcludedReason[] = ['invalid', 'noText', 'duplicate', 'blacklisted', 'optedOut', 'weekly'];
/** Of these what was given, or why, is kept with each record. */
const WITH_TEXTS: ReadonlySet<ExcludedReason> = new Set(['invalid', 'noText']);

/** What has gathered for one reason: integers, because a hundred thousand objects take ten times the room. */
class Gathered {
  private readonly places = new Int32Array(PAGE_RECORDS);
  private readonly mobiles = new Int32Array(PAGE_RECORDS);
  private readonly texts: string[] = [];
  count = 0;

  constructor(private readonly reason: ExcludedReason) {}

  add({ place, mobile, text }: ExcludedRecord): void {
    this.places[this.count] = place;
    this.mobiles[this.count] = mobile;
    this.count += 1;
    if (WITH_TEXTS.has(this.reason)) this.texts.push(text ?? '');
  }

  page(page: number): NewExcludedPage {
    const { reason, count, texts } = this;
    const [places, mobiles] = [this.places.subarray(0, count), this.mobiles.subarray(0, count)];
    return { page, reason: EXCLUDED_REASON[reason], places, mobiles, texts: WITH_TEXTS.has(reason) ? texts : null };
  }
}

/** Writes who was left out of a send, in pages, so that a million of them neither stand in memory nor become a row each. */
export class ExcludedWriter implements ExcludedSink {
  private readonly gathered = new Map<ExcludedReason, Gathered>();
  private full: Gathered[] = [];
  private page = 0;

  constructor(
    private readonly tx: Tx,
    private readonly send: SendKey,
  ) {}

  add(reason: ExcludedReason, record: ExcludedRecord): void {
    const gathered = this.gathered.get(reason) ?? new Gathered(reason);
    gathered.add(record);
    if (gathered.count < PAGE_RECORDS) this.gathered.set(reason, gathered);
    else {
      this.full.push(gathered);
      this.gathered.delete(reason);
    }
  }

  async store(): Promise<void> {
    const { full } = this;
    this.full = [];
    for (const gathered of full) {
      this.page += 1;
      await insertExcludedPage(this.tx, this.send, gathered.page(this.page));
    }
  }

  /** Writes the rest. */
  async close(): Promise<void> {
    this.full.push(...this.gathered.values());
    this.gathered.clear();
    await this.store();
  }
}

/** Some ten thousand who were left out of a send with the same reason. */
export interface ExcludedPage {
  reason: ExcludedReason;
  places: Int32Array;
  /** -1 for what is no number. */
  mobiles: Int32Array;
  /** What was given, for the reason "invalid"; why there is no text, for "noText". */
  texts: readonly string[] | null;
}

/** Who was left out of a send: by reason, and then as they were given. */
export async function* excludedPages(db: DbOrTx, send: SendKey): AsyncGenerator<ExcludedPage> {
  let after = { reason: 0, page: 0 };
  for (;;) {
    const row = await selectExcludedPage(db, send, after);
    if (!row) return;
    const reason = REASONS.find((name) => EXCLUDED_REASON[name] === row.reason) ?? 'invalid';
    yield { reason, places: numbersOf(row.places), mobiles: numbersOf(row.mobiles), texts: row.texts };
    after = row;
  }
}
