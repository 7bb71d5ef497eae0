import http from 'node:http';
import https from 'node:https';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { hashToken, newKeySecret, prefixOfSecret } from '@peyk/server-http';
import type { ServerModule } from '@peyk/server-module';
import { givenAccount, givenLine, givenTariff } from '@peyk/shared-testing-node';
import type { AccountWishes, LineWishes } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { domainApi } from '@peyk/server-testing';
import { sandboxSenders } from './sandbox-senders';

const BALANCE_MRIAL = 1_000_000_000n;

export interface KeyWishes {
  /** Of a role; everything without it. */
  permissions?: readonly string[];
  /** The role sees numbers of people masked. */
  masksNumbers?: boolean;
  hidesTexts?: boolean;
  allowedAddresses?: string[];
  mode?: 'live' | 'test';
}

type Api = ReturnType<typeof domainApi>;

/** Accounts, their keys and what they have. */
function givenIn(api: Api) {
  const count = { made: 0 };

  async function givenKey({ accountId, userId }: { accountId: bigint; userId: bigint }, wishes: KeyWishes = {}) {
    const { permissions, masksNumbers = false, hidesTexts = false, allowedAddresses = [], mode = 'live' } = wishes;
    const [at, secret] = [api.clock.now(), newKeySecret(mode)];
    const title = `نقش ${(count.made += 1)}`;
    const role = {
      account_id: accountId,
      title,
      permissions: [...(permissions ?? [])],
      masks_numbers: masksNumbers,
      hides_texts: hidesTexts,
      created_at: at,
      updated_at: at,
    };
    const made =
      permissions && (await api.db().insertInto('roles').values(role).returning('id').executeTakeFirstOrThrow());
    await sql`insert into api_keys (account_id, title, mode, prefix, secret_hash, has_all, role_id, allowed_addresses, created_at, created_by)
      values (${accountId}, 'فروشگاه', ${mode}, ${prefixOfSecret(secret)}, ${hashToken(secret)}, ${!made}, ${made?.id ?? null},
        ${allowedAddresses}, ${at}, ${userId})`.execute(api.db());
    return secret;
  }

  /** An account with credit, a line and a key with everything. */
  async function givenShop(wishes: AccountWishes & LineWishes = {}) {
    const account = await givenAccount(api.db(), { balanceMrial: BALANCE_MRIAL, ...wishes });
    const line = await givenLine(api.db(), { isDefault: true, ...wishes, accountId: account.accountId });
    return { ...account, line, key: await givenKey(account) };
  }

  /** A pattern that a person has accepted. */
  async function givenPattern(
    { accountId }: { accountId: bigint },
    { title, text, names }: { title: string; text: string; names: readonly string[] },
  ): Promise<{ code: string; id: bigint }> {
    const code = `p${String((count.made += 1)).padStart(9, '0')}`;
    const at = api.clock.now();
    const variables = JSON.stringify(names.map((one) => ({ name: one, type: 'string', maxLength: 40 })));
    const { rows } = await sql<{ id: bigint }>`
      with made as (
        insert into patterns (account_id, code, kind, title, last_version, accepted_version, created_at)
        values (${accountId}, ${code}, 'transactional', ${title}, 1, 1, ${at}) returning account_id, id)
      insert into pattern_versions (account_id, pattern_id, version, text, variables, state, asked_at, decided_by, decided_at)
      select account_id, id, 1, ${text}, ${variables}::jsonb, 1::smallint, ${at}, 'سارا', ${at}::timestamptz from made
      returning pattern_id as id`.execute(api.db());
    return { code, id: rows[0]?.id ?? 0n };
  }

  /** A message from a handset to a line of the account. */
  async function givenInbox(
    { accountId, line }: { accountId: bigint; line: { lineId: bigint; number: string } },
    text: string,
  ) {
    const at = new Date(api.clock.now().getTime() + (count.made += 1));
    await sql`insert into inbound_messages (account_id, line_id, from_number, to_number, text, carrier, received_at)
      values (${accountId}, ${line.lineId}, '989241700009', ${line.number}, ${text}, 'sandbox', ${at})`.execute(
      api.db(),
    );
  }

  const sendsOf = ({ accountId }: { accountId: bigint }) =>
    api.db().selectFrom('sends').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

  return { givenShop, givenKey, givenPattern, givenInbox, sendsOf };
}

/**
 * A façade over real HTTP, under the host name that its clients have built in: what this process asks of that name, by http or https,
 * comes to the test's server, which stands for all the world. For the top of a test file.
 */
export function facadeRig(module: ServerModule, { host, name }: { host: string; name: string }) {
  const api = domainApi(module, { hosts: new Map([[host, `/compat/${name}`]]) });
  const startSender = sandboxSenders(api.context);
  const state = { port: 0 };
  const agents = [http.globalAgent, https.globalAgent] as { createConnection?: unknown }[];
  const own = agents.map(({ createConnection }) => createConnection);
  beforeAll(async () => {
    await givenTariff(api.db());
    await api.server().listen({ host: '127.0.0.1', port: 0 });
    // A TCP server's address is an object.
    state.port = (api.server().server.address() as AddressInfo).port;
    for (const agent of agents) agent.createConnection = () => connect(state.port, '127.0.0.1');
  });
  afterAll(() => {
    for (const [place, agent] of agents.entries()) agent.createConnection = own[place];
    http.globalAgent.destroy();
    https.globalAgent.destroy();
  });

  /** Asks as a client that writes the host's name, and answers what came. */
  async function ask(path: string, given: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
    const { method = given.body === undefined ? 'GET' : 'POST', headers, body } = given;
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = http.request({
        host: '127.0.0.1',
        port: state.port,
        path,
        method,
        headers: { host, ...headers },
      });
      request.once('error', reject);
      request.once('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      request.end(body);
    });
    return { status: answer.status, body: JSON.parse(answer.text) as ReturnType<typeof JSON.parse> };
  }

  return { api, ask, startSender, ...givenIn(api) };
}

export type FacadeShop = Awaited<ReturnType<ReturnType<typeof facadeRig>['givenShop']>>;
