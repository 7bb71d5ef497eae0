import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { requireProof } from './proof.service';

const PEPPER = { pepper: 'a pepper for tests' };
const state = {} as { api: AuthApi };

beforeAll(async () => {
  state.api = await startAuthApi();
});
afterAll(() => state.api.close());

const take = (proof: string | undefined) => requireProof(state.api.context, PEPPER, { purpose: 'login', proof });
const changed = (proof: string, changes: object) =>
  Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(proof, 'base64').toString()), ...changes })).toString(
    'base64',
  );

describe('a proof of work', () => {
  it('is taken once, of two at once too', async () => {
    const proof = await state.api.prove('login');
    const outcomes = await Promise.allSettled([take(proof), take(proof)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(take(proof)).rejects.toMatchObject({ code: '428-11' });
  });

  it('is asked for where there is none', () => expect(take(undefined)).rejects.toMatchObject({ code: '428-10' }));

  it.each(['', 'nonsense', Buffer.from('null').toString('base64'), Buffer.from('{"number":1}').toString('base64')])(
    'that is no proof is refused: %j',
    (proof) => expect(take(proof)).rejects.toMatchObject({ code: '428-11' }),
  );

  it('is refused with another number, algorithm, signature, or end', async () => {
    const proof = await state.api.prove('login');
    const { salt } = JSON.parse(Buffer.from(proof, 'base64').toString());
    const wrong = [
      { number: 1e6 },
      { algorithm: 'SHA-1' },
      { signature: 'x' },
      { salt: salt.replace(/expires=\d/, 'expires=9') },
      { salt: salt.replace('&', '&expires=4102444800&') },
    ];
    for (const changes of wrong) await expect(take(changed(proof, changes))).rejects.toMatchObject({ code: '428-11' });
    await take(proof);
  });

  it('is refused for another purpose, and after ten minutes', async () => {
    await expect(take(await state.api.prove('registration'))).rejects.toMatchObject({ code: '428-11' });
    const proof = await state.api.prove('login');
    state.api.clock.advance(600_000);
    await expect(take(proof)).rejects.toMatchObject({ code: '428-11' });
  });
});
