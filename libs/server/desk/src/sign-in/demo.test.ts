import { testSeal } from '@peyk/shared-testing-node';
import { DEMO_PERSON } from '../people/demo-person';
import { addPerson } from '../people/people.service';
import { deskRig } from '../testing/desk-rig';

const { api, call } = deskRig({ isDemo: true });

describe('the desk of a demo', () => {
  it('tells how to sign in, with a code that was not used yet, or none until there is one', async () => {
    await addPerson({ ...api.context(), seal: testSeal }, DEMO_PERSON);
    const read = async () => (await call('/sign-in')).data.demo;
    const first = await read();
    expect((await call('/sign-in', { body: first })).status).toBe(200);
    const second = await read();
    expect(second.code).not.toBe(first.code);
    expect((await call('/sign-in', { body: second })).status).toBe(200);
    expect(await read()).toEqual({ username: DEMO_PERSON.username, password: DEMO_PERSON.password });
    api.clock.set(new Date(api.clock.now().getTime() + 30_000).toISOString());
    expect((await call('/sign-in', { body: await read() })).status).toBe(200);
  });
});
