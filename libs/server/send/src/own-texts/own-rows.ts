import { nationalNumber, partsOfTrait } from '@peyk/server-audience';
import type { OwnTextFault, TextMaker, ValuedPage } from '@peyk/server-audience';

/** A record, and what its recipient would read. */
export interface OwnRow {
  place: number;
  /** With its zero, or what stands there instead. */
  number: string;
  text: string;
  parts: number;
  priceMrial: bigint;
  fault: OwnTextFault['kind'] | 'invalid' | null;
}

/** Some records of a page with their texts. */
export function rowsOf(
  page: ValuedPage,
  maker: TextMaker,
  priceMrial: (mobile: number, trait: number) => bigint,
  { from, to }: { from: number; to: number },
): OwnRow[] {
  const rows: OwnRow[] = [];
  // What is no number is kept beside the page, in its order.
  let invalid = page.mobiles.subarray(0, from).reduce((count, mobile) => count + (mobile < 0 ? 1 : 0), 0);
  for (let i = from; i < Math.min(to, page.mobiles.length); i += 1) {
    const mobile = page.mobiles[i] ?? -1;
    const made = maker.make(page.values[i] ?? []);
    const place = page.places[i] ?? 0;
    const nothing = { place, text: '', parts: 0, priceMrial: 0n };
    if (mobile < 0) {
      rows.push({ ...nothing, number: page.texts[invalid] ?? '', fault: 'invalid' });
      invalid += 1;
    } else if ('kind' in made) {
      rows.push({ ...nothing, number: nationalNumber(mobile), fault: made.kind });
    } else {
      const { text, trait } = made;
      const price = { parts: partsOfTrait(trait), priceMrial: priceMrial(mobile, trait) };
      rows.push({ place, number: nationalNumber(mobile), text, ...price, fault: null });
    }
  }
  return rows;
}
