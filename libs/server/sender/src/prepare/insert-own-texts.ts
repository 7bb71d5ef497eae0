import { partsOfTrait } from '@peyk/server-audience';
import type { TextMaker, ValuedPage, ValuedSource } from '@peyk/server-audience';
import type { Tx } from '@peyk/server-database';
import { TEXTS_PER_ROW, insertTexts } from '../sql/recipient-texts';
import type { SendKey } from '../sql/finish-sends';
import type { ArrangedAudience } from './price-own-texts';

export interface OwnTexts {
  source: ValuedSource;
  maker: TextMaker;
}

/**
 * Reads the source once more and stores the text of each recipient at its n. Texts of as many parts come in the order of their n, so a
 * row of them is written as soon as it is full, and no more than one of each stands in memory.
 */
export async function insertOwnTexts(
  tx: Tx,
  send: SendKey,
  { source, maker }: OwnTexts,
  audience: ArrangedAudience,
): Promise<void> {
  const rows = new TextRows(tx, send);
  const reader = { next: 0, mobiles: inOrderOfSource(audience) };
  for await (const page of source.pages()) {
    for (const { place, text } of textsOf(page, maker, reader)) {
      const n = audience.nOf[place] ?? 0;
      await rows.add(partsOfTrait(audience.traits[n - 1] ?? 0), { n, text });
    }
  }
  await rows.close();
  if (reader.next !== audience.mobiles.length)
    throw new Error('The source of a send said something else the second time.');
}

/** Their numbers as they came. */
function inOrderOfSource({ mobiles, nOf }: ArrangedAudience): Int32Array {
  return nOf.map((n) => mobiles[n - 1] ?? 0);
}

/** The texts of a page for those who are recipients: they come in the order in which each was first found with a text. */
function* textsOf({ mobiles, values }: ValuedPage, maker: TextMaker, reader: { next: number; mobiles: Int32Array }) {
  for (let i = 0; i < mobiles.length; i += 1) {
    if (mobiles[i] !== reader.mobiles[reader.next]) continue;
    const text = maker.fill(values[i] ?? []);
    if (typeof text !== 'string') continue;
    yield { place: reader.next, text };
    reader.next += 1;
  }
}

/** Gathers texts of as many parts into rows. */
class TextRows {
  private readonly gathered = new Map<number, { fromN: number; texts: string[] }>();

  constructor(
    private readonly tx: Tx,
    private readonly send: SendKey,
  ) {}

  async add(parts: number, { n, text }: { n: number; text: string }): Promise<void> {
    const row = this.gathered.get(parts) ?? { fromN: n, texts: [] };
    row.texts.push(text);
    if (row.texts.length < TEXTS_PER_ROW) {
      this.gathered.set(parts, row);
      return;
    }
    this.gathered.delete(parts);
    await insertTexts(this.tx, this.send, row);
  }

  async close(): Promise<void> {
    for (const row of this.gathered.values()) await insertTexts(this.tx, this.send, row);
    this.gathered.clear();
  }
}
