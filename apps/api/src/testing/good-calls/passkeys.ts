import type { OperationId } from '@peyk/shared-contract';
import { softAuthenticator } from '@peyk/shared-testing-node';
import { PASSWORD } from '../access-world';
import type { Side, World } from '../access-world';
import { NOTHING, ask, type GoodCall } from './good-call';
import { givenPassword } from './two-factor';

/** The panel of the world. */
const HERE = { origin: 'https://panel.example', relyingParty: 'panel.example' };

/** The owner has made a passkey that the account does not know yet. */
async function made(world: World, side: Side) {
  // Ten are the most.
  await world.database.db.deleteFrom('passkeys').where('account_id', '=', side.accountId).execute();
  const body = { current_password: await givenPassword(world, side) };
  const { challenge } = await ask(world, side, 'beginPasskey', { body });
  const authenticator = softAuthenticator(HERE);
  return { authenticator, body: { name: 'کلید', ...authenticator.create({ challenge }) } };
}

async function given(world: World, side: Side) {
  const { authenticator, body } = await made(world, side);
  const { id } = await ask(world, side, 'addPasskey', { body });
  return { authenticator, id: String(id) };
}

/** Passkeys of the owner. */
export const PASSKEYS = {
  listPasskeys: NOTHING,
  beginPasskey: async (world, side) => ({ body: { current_password: await givenPassword(world, side) } }),
  addPasskey: async (world, side) => ({ body: (await made(world, side)).body }),
  removePasskey: async (world, side) => {
    const { id } = await given(world, side);
    return { body: { id, current_password: await givenPassword(world, side) } };
  },
  confirmPasskey: async (world, side) => {
    const { authenticator } = await given(world, side);
    const { data } = await world.call('login', { body: { username: side.username, password: PASSWORD } });
    return { body: { token: data.token, ...authenticator.get(data.passkey) } };
  },
} satisfies Partial<Record<OperationId, GoodCall>>;
