import { loadOperatorResolver } from '@peyk/server-audience';
import type { TextMaker, ValuedSource } from '@peyk/server-audience';
import type { Db } from '@peyk/server-database';
import { latinTariffOf, prepareText, tariffOf } from '../price.service';
import { findSource } from '../source.service';
import type { SourceChoice } from '../source.service';
import { makerOf, openKnownTexts, ownPriceMrial } from './own-quote.service';
import { rowsOf } from './own-rows';
import type { OwnRow } from './own-rows';

interface PreviewQuestion {
  accountId: bigint;
  fromNumber: string;
  /** With variables. */
  text: string;
  choice: SourceChoice;
  /** Rows that are passed over. */
  offset: number;
  limit: number;
}

/** What some recipients of a send would read, each with a text of its own. @throws as prepareText and findSource */
export async function listOwnTexts(
  { db, now }: { db: Db; now: Date },
  { offset, limit, ...question }: PreviewQuestion,
): Promise<{ total: number; rows: OwnRow[] }> {
  const { accountId } = question;
  const prepared = await prepareText(db, { ...question, hasOwnTexts: true });
  const { line, final } = prepared;
  const tariffs = { persian: await tariffOf(db, prepared, now), latin: await latinTariffOf(db, line, now) };
  const source = await findSource(db, { accountId, now }, question.choice);
  const texts = await openKnownTexts(db, accountId, source);
  const maker = makerOf({ text: final.text, line }, texts);
  const operatorOf = await loadOperatorResolver(db);
  const priceMrial = (mobile: number, trait: number) => ownPriceMrial(operatorOf(mobile), trait, tariffs);
  return { total: source.count, rows: await readRows({ texts, maker, priceMrial }, { offset, limit }) };
}

interface RowsQuestion {
  texts: ValuedSource;
  maker: TextMaker;
  priceMrial: (mobile: number, trait: number) => bigint;
}

/** Some rows of a source with their texts. */
export async function readRows(
  { texts, maker, priceMrial }: RowsQuestion,
  { offset, limit }: { offset: number; limit: number },
): Promise<OwnRow[]> {
  const rows: OwnRow[] = [];
  for await (const { page, before } of pagesBehind(texts, offset)) {
    const [from, to] = [Math.max(0, offset - before), offset + limit - before];
    if (from < page.mobiles.length) rows.push(...rowsOf(page, maker, priceMrial, { from, to }));
    if (before + page.mobiles.length >= offset + limit) break;
  }
  return rows;
}

/** Pages, and how many records come before each; those before a record are left out where that costs nothing. */
async function* pagesBehind(source: ValuedSource, record: number) {
  const { before: first, pages } = source.pagesFrom?.(record) ?? { before: 0, pages: source.pages() };
  let before = first;
  for await (const page of pages) {
    yield { page, before };
    before += page.mobiles.length;
  }
}
