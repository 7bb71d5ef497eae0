import type { DbOrTx } from '@peyk/server-database';
import type { Language } from '@peyk/shared-sms';
import { listAccountLines } from '../lines.repository';
import type { AccountLine } from '../lines.repository';
import { findTariff } from '../tariffs.repository';
import { priceAtMrial } from '../text-price';

/** What a part costs, in milli-rial, without charity. */
export interface PartPrices {
  language: Language;
  mciMrial: bigint;
  othersMrial: bigint;
}

export interface LineTariff {
  line: AccountLine;
  prices: readonly PartPrices[];
}

const LANGUAGES: readonly Language[] = ['persian', 'latin'];

async function pricesOf(db: DbOrTx, family: string, at: Date): Promise<PartPrices[]> {
  const found = await Promise.all(
    LANGUAGES.map(async (language) => ({ language, tariff: await findTariff(db, { family, language, at }) })),
  );
  return found.flatMap(({ language, tariff }) =>
    tariff === undefined
      ? []
      : [{ language, mciMrial: priceAtMrial('mci', 1, tariff), othersMrial: priceAtMrial('other', 1, tariff) }],
  );
}

/** The prices of an account's lines at an instant; lines of one family have the same. */
export async function tariffToday(db: DbOrTx, accountId: bigint, at: Date): Promise<LineTariff[]> {
  const lines = await listAccountLines(db, accountId);
  const families = [...new Set(lines.map(({ family }) => family))];
  const prices = new Map(
    await Promise.all(families.map(async (family) => [family, await pricesOf(db, family, at)] as const)),
  );
  return lines.map((line) => ({ line, prices: prices.get(line.family) ?? [] }));
}
