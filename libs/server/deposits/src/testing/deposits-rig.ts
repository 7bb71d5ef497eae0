import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reviewer } from '@peyk/server-decisions';
import { createFiles, createSpool, diskStorage } from '@peyk/server-files';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { decideDeposit } from '../decide-deposit.service';
import type { DepositVerdict } from '../decide-deposit.service';
import { depositsModule } from '../deposits.module';
import { addTarget } from '../targets.service';

/** The API over deposits with a card and an account to transfer to, and an account of its own for each test; for the top of a test file. */
export function depositsRig() {
  const folder = mkdtempSync(join(tmpdir(), 'peyk-deposits-'));
  const files = createFiles({ storage: diskStorage(folder), spool: createSpool(join(folder, '.arriving')) });
  const api = domainApi(depositsModule({ files }));
  const { call, context, db, signIn } = api;
  const state = {} as { token: string; accountId: bigint; card: string; bank: string; told: object[] };
  let codes = 1_000;

  beforeAll(async () => {
    const owner = 'شرکت نمونه';
    const card = { kind: 'card', number: '6104330000000003', sheba: null, bank: 'بانک ملت', owner } as const;
    state.card = String(await addTarget(context(), card));
    state.bank = String(await addTarget(context(), { ...card, kind: 'account', number: '100200300' }));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    const account = await givenAccount(db());
    Object.assign(state, { token: await signIn(account), accountId: account.accountId, told: [] });
  });

  const bodyOf = (more: object = {}) => ({
    amount: '5000000',
    reference_code: String((codes += 1)),
    target: state.card,
    submitted_at: '2026-11-20T08:00:00.000Z',
    ...more,
  });
  const ask = (more: object = {}, path = '/card-to-card-create', token = state.token) =>
    call(path, { token, body: bodyOf(more) });
  /** @returns the id of a deposit that waits */
  const given = async (more: object = {}) => BigInt((await ask(more)).data.deposit.id);
  const listed = async (filters: object = {}) =>
    (await call('/deposit/list', { token: state.token, body: { filters } })).data.items;
  const reviewer = (by = 'mina'): Reviewer => ({
    ...context(),
    by,
    tellBySms: async (_tx, { mobile, text }) => void state.told.push({ mobile, text }),
  });
  const decide = (id: bigint, verdict: DepositVerdict, by?: string) => decideDeposit(reviewer(by), id, verdict);
  const accept = (id: bigint, by?: string) => decide(id, { decision: 'accepted' }, by);
  const balance = async () =>
    (
      await db()
        .selectFrom('wallets')
        .select('balance_mrial')
        .where('account_id', '=', state.accountId)
        .executeTakeFirstOrThrow()
    ).balance_mrial;
  /** What was booked of transfers from card to card. */
  const booked = () =>
    db()
      .selectFrom('ledger_entries as e')
      .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
      .select(['t.kind', 'e.book', 'e.amount_mrial'])
      .where('t.account_id', '=', state.accountId)
      .where('t.kind', '=', 'card_to_card')
      .orderBy('e.book')
      .execute();
  return { ...api, files, state, ask, given, listed, reviewer, decide, accept, balance, booked };
}
