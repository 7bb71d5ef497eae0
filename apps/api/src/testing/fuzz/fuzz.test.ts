import { proveLedger } from '@peyk/server-ledger';
import { faultOf, fingerprintOf } from './laws';
import { makeRequest } from './make-request';
import type { FuzzRequest } from './make-request';
import { MARK, createWorld } from './world';
import type { World } from './world';

/** `npm run fuzz -- --requests=200000 --seed=7` sets both. */
const REQUESTS = Number(process.env['PEYK_FUZZ_REQUESTS'] ?? 10_000);
const SEED = Number(process.env['PEYK_FUZZ_SEED'] ?? 1);
const AT_ONCE = 16;
const REFRESH_EVERY = 96;
const MS_OF_A_REQUEST = 60;
const MOST_SHOWN_CHARS = 3_000;

const state = {} as { world: World };

beforeAll(async () => {
  state.world = await createWorld();
}, 120_000);
afterAll(async () => {
  await state.world?.close();
});

/** What the log says about the last fault of ours. */
const lastFault = () => /^.*unexpected error.*$/gm.exec(state.world.logged())?.[0] ?? '';

async function send(n: number, { method, ...request }: FuzzRequest): Promise<{ status: number; report?: string }> {
  const answer = await state.world.server.inject({ method: method as 'GET', ...request });
  const fault = faultOf(method, answer);
  if (!fault) return { status: answer.statusCode };
  const asked = JSON.stringify({ method, ...request }).slice(0, MOST_SHOWN_CHARS);
  const answered = answer.body.slice(0, MOST_SHOWN_CHARS);
  const report = `seed ${SEED}, request ${n}: the answer ${fault}\n  asked: ${asked}\n  answered: ${answered}\n  ${lastFault()}`;
  return { status: answer.statusCode, report };
}

// A rejection that nobody handles fails the test that is running: Jest sees to that.
it(
  `${REQUESTS} requests that the contract does not foresee: no fault of ours, nothing of another account, and the books are right`,
  async () => {
    const { db, victim, callers, refresh, logged } = state.world;
    const before = await fingerprintOf(db, victim.accountId);
    const statuses = new Map<number, number>();
    for (let n = 0; n < REQUESTS; n += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, REQUESTS - n) }, (_, i) => n + i);
      const answers = await Promise.all(batch.map((each) => send(each, makeRequest(SEED, each, callers))));
      expect(answers.flatMap(({ report }) => report ?? [])).toEqual([]);
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (n % REFRESH_EVERY === 0) await refresh();
    }
    await refresh();
    // Otherwise the doors were shut, and nothing was tried.
    const share = (status: number) => (statuses.get(status) ?? 0) / REQUESTS;
    expect([share(200) > 0.25, share(422) > 0.2, share(429) < 0.02]).toEqual([true, true, true]);
    expect(await fingerprintOf(db, victim.accountId)).toBe(before);
    expect(await proveLedger(db)).toMatchObject({ proved: true });
    expect(logged()).not.toContain(MARK);
  },
  60_000 + REQUESTS * MS_OF_A_REQUEST,
);

it('would see the data of another account', async () => {
  const headers = { authorization: state.world.victim.token };
  const answer = await state.world.server.inject({
    method: 'POST',
    url: '/v1/api/phonebooks/list-new',
    headers,
    payload: {},
  });
  expect(faultOf('POST', answer)).toBe(`tells of another account: ${MARK}`);
});

it('makes the same requests of the same seed, and others of another', () => {
  const of = (seed: number) => JSON.stringify([3, 4, 5].map((n) => makeRequest(seed, n, state.world.callers)));
  expect(of(7)).toBe(of(7));
  expect(of(7)).not.toBe(of(8));
});
