import { givenAccount, testSeal } from '@peyk/shared-testing-node';
import { addPerson, resetPerson, setDisabled, setRoles } from './people/people.service';
import { deskRig } from './testing/desk-rig';

const { api, call, codeOf, givenPerson, signIn } = deskRig();
const HOUR_MS = 3_600_000;
const WINDOW_MS = 15 * 60_000;

const wait = (ms: number) => api.clock.set(new Date(api.clock.now().getTime() + ms).toISOString());
const open = async (token: string) => (await call('/queue', { token })).status;
beforeEach(() => wait(WINDOW_MS));

describe('signing in to the desk', () => {
  it('takes password and authenticator together, and tells who one is', async () => {
    const { token, username } = await givenPerson('support');
    const { data } = await call('/queue', { token });
    expect(data).toMatchObject({ person: { username, name: 'مینا' }, queues: [{ queue: 'tickets', waiting: 0 }] });
  });

  it('does not tell which was wrong, nor whether there is such a person', async () => {
    const person = await givenPerson('support');
    wait(60_000);
    const answers = await Promise.all([
      signIn(person, { password: 'something-else' }),
      signIn(person, { code: codeOf(person, 9) }),
      signIn({ ...person, username: 'nobody' }),
    ]);
    const told = answers.map(({ status, meta }) => ({ status, code: meta.message_code, message: meta.message }));
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(told[0]).toMatchObject({ status: 422, code: '422-570' });
  });

  it('takes a code once, also of two that come at once', async () => {
    const person = await givenPerson('support');
    expect((await signIn(person)).meta.message_code).toBe('422-570');
    wait(60_000);
    const both = await Promise.all([signIn(person), signIn(person)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('looks at nothing after ten wrong ones, until a quarter of an hour is over', async () => {
    const person = await givenPerson('support');
    wait(60_000);
    for (let tries = 0; tries < 10; tries += 1) await signIn(person, { password: 'something-else' });
    expect((await signIn(person)).status).toBe(429);
    wait(WINDOW_MS);
    expect((await signIn(person)).status).toBe(200);
  });

  it('is written down, and so is what was refused, under the name that was given', async () => {
    const person = await givenPerson('support');
    await signIn(person);
    const rows = await api
      .db()
      .selectFrom('audit_entries')
      .select(['outcome', 'actor_kind', 'admin_name'])
      .where('action', '=', 'signInToDesk')
      .where('object', '=', `desk-person:${person.username}`)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { outcome: 'done', actor_kind: 'admin', admin_name: person.username },
      { outcome: '422-570', actor_kind: 'stranger', admin_name: null },
    ]);
  });
});

describe('a session of the desk', () => {
  it('ends when one leaves, after two hours without a word, and after twelve in any case', async () => {
    const leaving = await givenPerson('support');
    expect((await call('/sign-out', { token: leaving.token, body: {} })).status).toBe(200);
    expect(await open(leaving.token)).toBe(401);
    const idle = await givenPerson('support');
    wait(2 * HOUR_MS + 1);
    expect(await open(idle.token)).toBe(401);
    const busy = await givenPerson('support');
    for (let hour = 1; hour < 12; hour += 1) {
      wait(HOUR_MS);
      expect(await open(busy.token)).toBe(200);
    }
    wait(HOUR_MS + 1);
    expect(await open(busy.token)).toBe(401);
  });

  it('ends with the person, and with a new password', async () => {
    const person = await givenPerson('support');
    await setDisabled(api.context(), person.username, true);
    expect(await open(person.token)).toBe(401);
    wait(60_000);
    expect((await signIn(person)).meta.message_code).toBe('422-570');
    await setDisabled(api.context(), person.username, false);
    expect((await signIn(person)).status).toBe(200);
    const other = await givenPerson('support');
    await resetPerson({ ...api.context(), seal: testSeal }, other.username, 'shab-khosh-1405');
    expect(await open(other.token)).toBe(401);
    wait(60_000);
    expect((await signIn(other)).meta.message_code).toBe('422-570');
  });

  it('has the roles of this moment', async () => {
    const person = await givenPerson('support');
    await setRoles(api.context(), person.username, ['finance']);
    const { data } = await call('/queue', { token: person.token });
    expect(data.queues.map(({ queue }: { queue: string }) => queue)).toEqual(['deposits', 'payments']);
  });

  it('is none of the panel, nor is one of the panel good here', async () => {
    const panel = await api.signIn(await givenAccount(api.db()));
    expect(await open(panel)).toBe(401);
    const { token } = await givenPerson('support');
    expect((await api.call('/ticket', { token, body: {} })).status).toBe(401);
  });
});

describe('a person of the desk', () => {
  const wanted = { username: 'sara', name: 'سارا', password: 'rooz-khosh-1405', roles: ['support'] } as const;
  const add = (more: object) => addPerson({ ...api.context(), seal: testSeal }, { ...wanted, ...more });

  it.each([{ username: 'Sara' }, { username: 'sa' }, { name: ' ' }, { password: 'short' }])(
    'is refused with %j',
    async (more) => {
      await expect(add(more)).rejects.toMatchObject({ code: '422-572' });
    },
  );

  it('has a username of their own, also of two that come at once', async () => {
    const both = await Promise.allSettled([add({}), add({})]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(add({})).rejects.toMatchObject({ code: '409-570' });
    await expect(setRoles(api.context(), 'nobody', ['support'])).rejects.toMatchObject({ code: '404-571' });
  });

  it('is told how to sign in by the server of a demo only', async () => {
    expect((await call('/sign-in')).data).toEqual({});
  });
});
