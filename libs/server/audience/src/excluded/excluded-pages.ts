import type { DbOrTx, Tx } from '@peyk/server-database';
import { numbersOf } from '../source/key-bytes';
import { PAGE_RECORDS } from '../source/recipient-source';
import { insertExcludedPage, selectExcludedPage } from './excluded.repository';
import type { SendKey } from './excluded.repository';
import { EXCLUDED_REASON } from './excluded-reason';
import type { ExcludedReason, ExcludedRecord, ExcludedSink } from './excluded-reason';

const REASONS: readonly ExcludedReason[] = ['invalid', 'duplicate', 'blacklisted', 'optedOut'];

/** Writes who was left out of a send, in pages, so that a million of them neither stand in memory nor become a row each. */
export class ExcludedWriter implements ExcludedSink {
  private readonly gathered: Record<ExcludedReason, ExcludedRecord[]> = {
    invalid: [],
    duplicate: [],
    blacklisted: [],
    optedOut: [],
  };
  private page = 0;

  constructor(
    private readonly tx: Tx,
    private readonly send: SendKey,
  ) {}

  add(reason: ExcludedReason, record: ExcludedRecord): void {
    this.gathered[reason].push(record);
  }

  async store(): Promise<void> {
    await this.write(PAGE_RECORDS);
  }

  /** Writes the rest. */
  async close(): Promise<void> {
    await this.write(1);
  }

  private async write(least: number): Promise<void> {
    for (const reason of REASONS) {
      const records = this.gathered[reason];
      if (records.length < least) continue;
      this.gathered[reason] = [];
      this.page += 1;
      await insertExcludedPage(this.tx, this.send, {
        reason: EXCLUDED_REASON[reason],
        page: this.page,
        places: Int32Array.from(records, ({ place }) => place),
        mobiles: Int32Array.from(records, ({ mobile }) => mobile),
        texts: reason === 'invalid' ? records.map(({ text }) => text ?? '') : null,
      });
    }
  }
}

/** Everybody who was left out of a send with the same reason, some ten thousand at a time. */
export interface ExcludedPage {
  reason: ExcludedReason;
  records: ExcludedRecord[];
}

/** Who was left out of a send: by reason, and then as they were given. */
export async function* excludedPages(db: DbOrTx, send: SendKey): AsyncGenerator<ExcludedPage> {
  let after = { reason: 0, page: 0 };
  for (;;) {
    const row = await selectExcludedPage(db, send, after);
    if (!row) return;
    const reason = REASONS.find((name) => EXCLUDED_REASON[name] === row.reason) ?? 'invalid';
    const mobiles = numbersOf(row.mobiles);
    const places = [...numbersOf(row.places)];
    yield { reason, records: places.map((place, i) => ({ place, mobile: mobiles[i] ?? -1, text: row.texts?.[i] })) };
    after = row;
  }
}
