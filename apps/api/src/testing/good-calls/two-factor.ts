import { hashPassword } from '@peyk/server-auth';
import type { OperationId } from '@peyk/shared-contract';
import type { TOTP } from 'otpauth';
import { URI } from 'otpauth';
import { PASSWORD } from '../access-world';
import type { Side, World } from '../access-world';
import { NOTHING, ask, type GoodCall } from './good-call';

/** All users of the account sign in with it now. */
export async function givenPassword({ database }: World, { accountId }: Side): Promise<string> {
  const password_hash = await hashPassword(PASSWORD);
  await database.db.updateTable('users').set({ password_hash }).where('account_id', '=', accountId).execute();
  return PASSWORD;
}

async function givenNone({ database }: World, side: Side): Promise<void> {
  await database.db
    .updateTable('users')
    .set({ authenticator_secret: null, authenticator_pending_sealed: null, authenticator_pending_until: null })
    .where('account_id', '=', side.accountId)
    .execute();
}

/** The owner has begun to turn an authenticator on. @returns the code that it shows */
async function givenSecret(world: World, side: Side): Promise<string> {
  await givenNone(world, side);
  const { address } = await ask(world, side, 'showTwoFactorQr', {
    body: { current_password: await givenPassword(world, side) },
  });
  return (URI.parse(address) as TOTP).generate({ timestamp: world.clock.now().getTime() });
}

/** The owner's authenticator. */
/** The second factor of a user, and what became of signing in. */
export const TWO_FACTOR = {
  listSignIns: NOTHING,
  getTwoFactor: NOTHING,
  showTwoFactorQr: async (world: World, side: Side) => {
    await givenNone(world, side);
    return { body: { current_password: await givenPassword(world, side) } };
  },
  confirmTwoFactor: async (world: World, side: Side) => ({ body: { code: await givenSecret(world, side) } }),
  disableTwoFactor: async (world: World, side: Side) => {
    const code = await givenSecret(world, side);
    const { recovery_codes } = await ask(world, side, 'confirmTwoFactor', { body: { code } });
    return { body: { code: recovery_codes[0] } };
  },
} satisfies Partial<Record<OperationId, GoodCall>>;
