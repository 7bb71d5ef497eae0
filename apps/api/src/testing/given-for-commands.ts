import type { AdminContext } from '@peyk/server-module';

const accountOf = ({ db }: AdminContext, username: string) =>
  db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow();

/** A send as the API stores it when the account's texts are read first. */
export async function waitingSend(context: AdminContext, username: string): Promise<bigint> {
  const { db, clock } = context;
  const { id: lineId } = await db.selectFrom('lines').select('id').executeTakeFirstOrThrow();
  const { account_id } = await accountOf(context, username);
  const price = { unit_mrial: 1_330_000n, statutory_mrial: 40_000n, refund_rule: 'blacklist' as const };
  const { id } = await db
    .insertInto('sends')
    .values({
      ...price,
      account_id,
      type: 'normal',
      state: 1,
      line_id: lineId,
      from_number: '30001111',
      text: 'سلام',
      encoding: 'ucs2',
      language: 'persian',
      parts: 1,
      requested_count: 1,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('send_intake')
    .values({ account_id, send_id: id, numbers: ['09241234567'] })
    .execute();
  return id;
}

/** A payment that nobody could tell. */
export async function undecidedPayment(context: AdminContext, username: string): Promise<bigint> {
  const { db, clock } = context;
  const { id: asked_by, account_id } = await accountOf(context, username);
  const { id } = await db
    .insertInto('payments')
    .values({
      ...{ account_id, asked_by, gateway: 'zibal', amount_mrial: 5_000_000_000n, tax_mrial: 500_000_000n },
      ...{ description: 'x', authority: 'told-by-nobody', state: 'undecided', created_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A transfer as the API stores it. */
export async function waitingDeposit(context: AdminContext, username: string, targetId: bigint): Promise<bigint> {
  const { db, clock } = context;
  const { id: asked_by, account_id } = await accountOf(context, username);
  const now = clock.now();
  const count = await db.selectFrom('deposits').select('id').execute();
  const { id } = await db
    .insertInto('deposits')
    .values({
      ...{ account_id, asked_by, asked_at: now, submitted_at: now, method: 'card_to_card', target_id: targetId },
      ...{ amount_mrial: 5_000_000_000n, tax_mrial: 500_000_000n, reference_code: `77120${count.length}` },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A document as the API stores it. */
export async function waitingDocument(context: AdminContext, username: string, kind: string): Promise<bigint> {
  const { db, clock } = context;
  const { id: asked_by, account_id } = await accountOf(context, username);
  const { id } = await db
    .insertInto('account_documents')
    .values({
      ...{ account_id, asked_by, asked_at: clock.now(), kind },
      file_id: '0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** As if this user had registered: which the API does, with a code by SMS. */
export async function givenHolder(context: AdminContext, username: string): Promise<void> {
  const { db, clock } = context;
  const user = await accountOf(context, username);
  const { id: package_id } = await db.selectFrom('packages').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('account_holders')
    .values({
      account_id: user.account_id,
      package_id,
      person: 'real',
      first_name: 'علی',
      last_name: 'نمونه',
      mobile: user.mobile,
      national_id: '0012345679',
      birth_date: '1991-03-21',
      activity_domain_id: 1n,
      role_id: 1n,
      terms_version: '1405-1',
      registered_at: clock.now(),
    })
    .execute();
  await db.updateTable('accounts').set({ activation: 'checking' }).where('id', '=', user.account_id).execute();
}

/** As the API stores a ticket that the account has opened. */
export async function givenTicket(context: AdminContext, username: string): Promise<bigint> {
  const { db, clock } = context;
  const { account_id } = await accountOf(context, username);
  const now = clock.now();
  const about = { category: 'send', sub_category: 'price', subject: 'پرسش' };
  const { id } = await db
    .insertInto('tickets')
    .values({ account_id, ...about, state: 2, unread: false, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A secretary as the API stores it. */
export async function waitingSecretary(context: AdminContext, username: string): Promise<bigint> {
  const { db, clock } = context;
  const { id: asked_by, account_id } = await accountOf(context, username);
  const { id: line_id } = await db.selectFrom('lines').select('id').executeTakeFirstOrThrow();
  const at = clock.now();
  const { id } = await db
    .insertInto('secretaries')
    .values({
      ...{ account_id, asked_by, asked_at: at, created_at: at, line_id, from_line_id: line_id, title: 'منشی' },
      ...{ match: 'any', words: [], reply: 'سلام', forward_to: [], opts_out: false, once_per_sender: false },
      ...{ is_active: true, version: 1 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
