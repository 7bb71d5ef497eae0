import { auditChange, runTransaction } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { MRIAL_PER_RIAL } from '@peyk/shared-sms';
import type { Language } from '@peyk/shared-sms';
import { failAdmin } from '../fail';
import { findTariff } from '../tariffs.repository';
import { findStatutory, insertStatutory, insertTariff } from './tariffs-admin.repository';

/** Whole rials only: then a tenth and a twentieth of every price are whole milli-rial. */
function isExact(mrial: bigint): boolean {
  return mrial >= 0n && mrial % MRIAL_PER_RIAL === 0n;
}

/** What a part costs on a family of lines from an instant on, before tier and statutory charge. */
export interface NewTariff {
  family: string;
  language: Language;
  validFrom: Date;
  unitMrial: bigint;
}

/**
 * Adds a tariff; the ones before it stay, because sends and quotes were priced by them. What was accepted keeps its price.
 * @throws emptyFamily, inexactTariff, tariffExists
 */
export async function setTariff(db: Db, tariff: NewTariff): Promise<void> {
  if (tariff.family.trim() === '') failAdmin('emptyFamily');
  if (!isExact(tariff.unitMrial)) failAdmin('inexactTariff');
  await runTransaction(db, async (tx) => {
    const before = await findTariff(tx, { ...tariff, at: tariff.validFrom });
    if (!(await insertTariff(tx, tariff))) failAdmin('tariffExists');
    auditChange({ before: { unitMrial: before?.unitMrial ?? null }, after: { unitMrial: tariff.unitMrial } });
  });
}

/** Adds what the law adds to every part from an instant on. @throws inexactTariff, tariffExists */
export async function setStatutory(db: Db, charge: { validFrom: Date; perPartMrial: bigint }): Promise<void> {
  if (!isExact(charge.perPartMrial)) failAdmin('inexactTariff');
  await runTransaction(db, async (tx) => {
    const before = { perPartMrial: await findStatutory(tx, charge.validFrom) };
    if (!(await insertStatutory(tx, charge))) failAdmin('tariffExists');
    auditChange({ before, after: { perPartMrial: charge.perPartMrial } });
  });
}
