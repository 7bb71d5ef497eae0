import { sandboxSenders, until } from '@peyk/server-facades-testing';
import { hashToken, newKeySecret, newToken, prefixOfSecret } from '@peyk/server-http';
import type { KeyMode } from '@peyk/server-http';
import { createSendHandlers } from '@peyk/server-send';
import { domainApi } from '@peyk/server-testing';
import type { Answer } from '@peyk/server-testing';
import { givenAccount, givenLine, givenTariff, testSeal } from '@peyk/shared-testing-node';
import type { AccountWishes, GivenAccount, LineWishes } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { developersModule } from '../developers.module';

const CODE_VARIABLE = { name: 'code', type: 'code', maxLength: 8 };
const BALANCE_MRIAL = 1_000_000_000n;

export interface PatternWishes {
  kind?: 'otp' | 'manual' | 'transactional';
  text?: string;
  variables?: object[];
  isAccepted?: boolean;
}

/** For the top of a test file: programs that call with keys, over HTTP, against a database of its own. */
export function programsRig() {
  const developers = developersModule({
    ...{ pepper: 'a pepper for tests', seal: testSeal },
    sendCode: async () => undefined,
    expectCode: () => undefined,
  });
  const api = domainApi({ ...developers, handlers: { ...createSendHandlers(), ...developers.handlers } });
  const startSender = sandboxSenders(api.context);
  let count = 0;
  beforeAll(() => givenTariff(api.db()));

  /** A new key with everything. */
  async function givenKey({ accountId, userId }: Pick<GivenAccount, 'accountId' | 'userId'>, mode?: KeyMode) {
    const secret = newKeySecret(mode);
    const key = {
      ...{ account_id: accountId, title: 'فروشگاه', mode: mode ?? 'live', prefix: prefixOfSecret(secret) },
      ...{ secret_hash: hashToken(secret), has_all: true, role_id: null, expires_at: null, last_used_at: null },
      ...{ created_at: api.clock.now(), created_by: userId },
    };
    await api.db().insertInto('api_keys').values(key).execute();
    return secret;
  }

  /** A program that calls with a key. */
  const programWith =
    (secret: string) =>
    (path: string, body: object, idempotencyKey = `key-${(count += 1)}-of-a-test`): Promise<Answer> =>
      api.call(path, { token: `Bearer ${secret}`, body, headers: { 'idempotency-key': idempotencyKey } });

  /** A program that calls with a new key with everything. */
  const givenProgram = async (account: Pick<GivenAccount, 'accountId' | 'userId'>, mode?: KeyMode) =>
    programWith(await givenKey(account, mode));

  /** An account with credit, a line and a key with everything. */
  async function givenShop(wishes: AccountWishes & LineWishes = {}) {
    const account = await givenAccount(api.db(), { balanceMrial: BALANCE_MRIAL, ...wishes });
    const line = await givenLine(api.db(), { isDefault: true, ...wishes, accountId: account.accountId });
    const secret = await givenKey(account);
    return { ...account, line, secret, call: programWith(secret) };
  }

  /** A pattern that a person has accepted; its code. */
  async function givenPattern({ accountId }: { accountId: bigint }, wishes: PatternWishes = {}): Promise<string> {
    const { kind = 'otp', text = 'فروشگاه آبان، کد شما: {{code}}', isAccepted = true } = wishes;
    const code = `p${String((count += 1)).padStart(9, '0')}`;
    const [at, variables] = [api.clock.now(), JSON.stringify(wishes.variables ?? [CODE_VARIABLE])];
    await sql`
      with made as (
        insert into patterns (account_id, code, kind, title, last_version, accepted_version, created_at)
        values (${accountId}, ${code}, ${kind}, 'الگو', 1, ${isAccepted ? 1 : null}::int, ${at}) returning account_id, id)
      insert into pattern_versions (account_id, pattern_id, version, text, variables, state, asked_at, decided_by, decided_at)
      select account_id, id, 1, ${text}, ${variables}::jsonb, ${isAccepted ? 1 : 0}::smallint, ${at},
        ${isAccepted ? 'سارا' : null}, ${isAccepted ? at : null}::timestamptz from made`.execute(api.db());
    return code;
  }

  const walletOf = ({ accountId }: { accountId: bigint }) =>
    api
      .db()
      .selectFrom('wallets')
      .select(['balance_mrial as balance', 'held_mrial as held'])
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
  const sendsOf = ({ accountId }: { accountId: bigint }) =>
    api.db().selectFrom('sends').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

  return { api, givenProgram, givenShop, givenPattern, startSender, walletOf, sendsOf };
}

/** A role, and a member of the account who has it. */
export async function givenMember(
  { api }: Pick<ReturnType<typeof programsRig>, 'api'>,
  { accountId }: Pick<GivenAccount, 'accountId'>,
  permissions: readonly string[],
) {
  const [name, at] = [newToken(), api.clock.now()];
  const { rows } = await sql<{ userId: bigint; roleId: bigint }>`
    with role as (
      insert into roles (account_id, title, permissions, created_at, updated_at)
      values (${accountId}, ${name}, ${[...permissions]}::text[], ${at}, ${at}) returning account_id, id)
    insert into users (account_id, username, password_hash, name, mobile, is_owner, role_id)
    select account_id, ${name}, '-', 'همکار', 241000001, false, id from role
    returning id as "userId", role_id as "roleId"`.execute(api.db());
  const [row] = rows;
  if (!row) throw new Error('no member');
  return { accountId, ...row };
}

export type Rig = ReturnType<typeof programsRig>;
export type Shop = Awaited<ReturnType<Rig['givenShop']>>;

export { until };
