import type { ServerContext } from '@peyk/server-database';
import { selectBankVersion } from '../bank.repository';
import { generateBank } from './generate-bank';

/** Enough for every way to send to people of the bank; a million take twenty seconds, and `bank generate` makes them. */
const DEMO_PEOPLE = 100_000;

/** The demo's bank, unless there is one. */
export async function seedBank({ db, clock }: ServerContext): Promise<void> {
  if ((await selectBankVersion(db)) > 0n) return;
  await generateBank(db, DEMO_PEOPLE, clock.now());
}
