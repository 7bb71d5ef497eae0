import { DomainError, addressGroup, giveBackToRate, requireAccount, requireRate } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { AUTH_ERRORS } from '../auth.errors';
import { RATES } from '../auth.limits';
import { findUser } from '../sign-in/user.repository';
import type { User } from '../sign-in/user.repository';
import { verifyPassword } from './password-hash';

/** The refusal at the field of the present password. */
export function wrongCurrentPassword(): DomainError {
  const { wrongCurrentPassword: error } = AUTH_ERRORS;
  return new DomainError({ ...error, errors: { current_password: error.message } });
}

/**
 * Who is signed in, once more by the password: an open session alone may be someone else's. @throws 422-430, 429-1
 */
export async function requireCurrentPassword(context: RequestContext, current: string): Promise<User> {
  const { userId } = requireAccount(context);
  const { db, clock } = context;
  const user = await findUser(db, userId);
  if (!user) throw new Error('a signed-in request of nobody');
  const rate = { key: `password:user:${userId}`, now: clock.now(), ...RATES.currentPasswordsOfUser };
  await requireRate(db, rate);
  const isRight = await verifyPassword(current, user.passwordHash, { group: addressGroup(context.ip) });
  if (!isRight) throw wrongCurrentPassword();
  await giveBackToRate(db, rate);
  return user;
}
