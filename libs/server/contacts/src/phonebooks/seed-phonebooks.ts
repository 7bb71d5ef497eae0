import type { ServerContext } from '@peyk/server-database';
import { addContacts } from '../contacts/change-contacts.service';
import { createPhonebook } from './phonebooks.service';

const COLLEAGUES = [
  { number: '09241000001', name: 'مریم رضایی' },
  { number: '09241000002', name: 'علی‌رضا کریمی' },
  { number: '09041000003', name: 'نگار احمدی' },
  { number: '09952000004', name: 'پویا شریفی' },
];

/** Ranges that nobody has, one of each operator. */
const RANGES = ['092420', '090410', '099520'];
const CUSTOMERS = Array.from({ length: 240 }, (_, index) => ({
  number: `${RANGES[index % RANGES.length]}${String(index).padStart(5, '0')}`,
}));

const PHONEBOOKS = [
  { title: 'همکاران', code: 'colleagues', contacts: COLLEAGUES },
  { title: 'مشتریان نمونه', code: 'customers', contacts: CUSTOMERS },
];

async function knowsAnybody({ db }: ServerContext, accountId: bigint): Promise<boolean> {
  const known = await db.selectFrom('contacts').select('id').where('account_id', '=', accountId).limit(1).execute();
  return known.length > 0;
}

/** The one with this code, which an interrupted seed may have made. */
async function havePhonebook(context: ServerContext, accountId: bigint, wish: { title: string; code: string }) {
  const made = await context.db
    .selectFrom('phonebooks')
    .select('id')
    .where('account_id', '=', accountId)
    .where('code', '=', wish.code)
    .executeTakeFirst();
  return made?.id ?? (await createPhonebook(context, { accountId, ...wish })).id;
}

/** Two phonebooks to try sends and the API with, once: what a person has deleted does not come back with the next start. */
export async function seedPhonebooks(context: ServerContext, accountId: bigint): Promise<void> {
  if (await knowsAnybody(context, accountId)) return;
  const ids: bigint[] = [];
  for (const { title, code } of PHONEBOOKS) ids.push(await havePhonebook(context, accountId, { title, code }));
  for (const [index, { contacts }] of PHONEBOOKS.entries()) {
    await addContacts(context, { accountId, phonebookIds: ids.slice(index, index + 1), contacts });
  }
}
