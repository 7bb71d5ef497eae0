import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authModule, totpOf } from '@peyk/server-auth';
import type { AuthModuleDependencies } from '@peyk/server-auth';
import { writeAudit } from '@peyk/server-audit';
import { banksModule } from '@peyk/server-banks';
import { depositsModule } from '@peyk/server-deposits';
import { createFiles, createSpool, diskStorage } from '@peyk/server-files';
import { homeModule } from '@peyk/server-home';
import { allOf } from '@peyk/server-module';
import type { DeskCollection, DeskRole, ServerModule, WaitingQueue } from '@peyk/server-module';
import { patternsModule } from '@peyk/server-patterns';
import { paymentsModule } from '@peyk/server-payments';
import { plansModule } from '@peyk/server-plans';
import { profileModule } from '@peyk/server-profile';
import { sendModule } from '@peyk/server-send';
import { secretaryModule } from '@peyk/server-secretary';
import { supportModule } from '@peyk/server-support';
import { domainApi } from '@peyk/server-testing';
import { givenAccount, testSeal } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { Secret } from 'otpauth';
import { Registry } from 'prom-client';
import { createDeskServer } from '../desk-server';
import { addPerson } from '../people/people.service';

const PASSWORD = 'rooz-khosh-1405';
const PERIOD_MS = 30_000;

export interface GivenPerson {
  username: string;
  password: string;
  /** Of the authenticator. */
  secret: Buffer;
  token: string;
}

/** The API of the panel and that of the desk over one database; for the top of a test file. */
export function deskRig({ isDemo = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'peyk-desk-'));
  const files = createFiles({ storage: diskStorage(folder), spool: createSpool(join(folder, '.arriving')) });
  const tellBySms = () => Promise.resolve();
  const modules = [
    patternsModule(),
    supportModule({ files }),
    depositsModule({ files }),
    paymentsModule({ gateways: [], origins: [], tellBySms }),
    profileModule({ files, seal: testSeal }),
    sendModule({ shortLinksUrl: null, tellBySms: async () => undefined }),
    secretaryModule({ files, tellBySms }),
    plansModule(),
    banksModule(),
    homeModule({}),
  ];
  const handlers = Object.assign({}, ...modules.map((module) => module.handlers));
  const api = domainApi({ name: 'all', handlers });
  // Its handlers are not called here; its queue needs the seal alone.
  const auth = authModule({ seal: testSeal, registration: {} } as AuthModuleDependencies);
  const all: readonly ServerModule[] = [...modules, auth];
  const queues: readonly WaitingQueue[] = allOf(all, 'queues');
  const collections: readonly DeskCollection[] = allOf(all, 'collections');
  const state = {} as { server: FastifyInstance; names: number };
  beforeAll(async () => {
    const { accountId: systemAccountId } = await givenAccount(api.db());
    const { log } = api.context();
    state.names = 0;
    state.server = await createDeskServer({
      ...{ context: api.context(), log: log as never, registry: new Registry(), audit: writeAudit },
      ...{ queues, collections, files, seal: testSeal, systemAccountId, isDemo, panelUrl: 'https://panel.example.ir/' },
      readiness: async () => ({ ready: true, parts: {} }),
      validateResponses: true,
    });
  });
  afterAll(async () => {
    await state.server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const fetch = (
    path: string,
    { token, body, headers = {} }: { token?: string; body?: object | undefined; headers?: Record<string, string> } = {},
  ) =>
    state.server.inject({
      method: body ? 'POST' : 'GET',
      url: `/desk/v1${path}`,
      headers: { ...(token !== undefined && { authorization: token }), ...headers },
      ...(body && { payload: body }),
    });
  const call = async (path: string, given?: Parameters<typeof fetch>[1]) => {
    const answer = await fetch(path, given);
    return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
  };
  /** What the authenticator shows, some periods from now. */
  const codeOf = ({ secret }: Pick<GivenPerson, 'secret'>, periods = 0) =>
    totpOf(secret).generate({ timestamp: api.clock.now().getTime() + periods * PERIOD_MS });
  const signIn = (person: Omit<GivenPerson, 'token'>, more: object = {}) => {
    const { username, password } = person;
    return call('/sign-in', { body: { username, password, code: codeOf(person), ...more } });
  };
  /** A person who has signed in. */
  async function givenPerson(...roles: readonly DeskRole[]): Promise<GivenPerson> {
    const username = `mina${(state.names += 1)}`;
    const wanted = { username, name: 'مینا', password: PASSWORD, roles };
    const address = new URL(await addPerson({ ...api.context(), seal: testSeal }, wanted));
    const secret = Buffer.from(Secret.fromBase32(address.searchParams.get('secret') ?? '').bytes);
    const person = { username, password: PASSWORD, secret };
    return { ...person, token: (await signIn(person)).data.token };
  }
  return { api, files, queues, fetch, call, signIn, codeOf, givenPerson };
}
