import type { Mutant } from '../mutant.ts';

const SIGN_IN = 'libs/server/auth/src/sign-in';
const STRANGERS = [`${SIGN_IN}/strangers.test.ts`];
const MEMBERS = [`${SIGN_IN}/members.test.ts`];

/** Known devices, and members who were deactivated. */
export const COMING_IN_MUTANTS: readonly Mutant[] = [
  {
    name: 'no-device-is-known',
    danger: 'Who knows a username wears out what its owner needs to come in.',
    file: `${SIGN_IN}/login.service.ts`,
    find: 'Boolean(user && device && (await isKnownDevice(context.db, user, device, now)))',
    replace: 'Boolean(user && device && false)',
    noticedBy: STRANGERS,
  },
  {
    name: 'device-known-to-every-user',
    danger:
      'With a browser of his own account somebody guesses the passwords of others, and meets no limit of strangers.',
    file: `${SIGN_IN}/known-device.repository.ts`,
    find: "    .where('account_id', '=', accountId)\n    .where('user_id', '=', userId)\n    .where('token_hash', '=', hashToken(token))\n",
    replace: "    .where('token_hash', '=', hashToken(token))\n",
    noticedBy: STRANGERS,
  },
  {
    name: 'devices-kept-after-new-password',
    danger: 'The thief’s browser goes on being taken for the owner’s.',
    file: 'libs/server/auth/src/reset/reset-password.service.ts',
    find: '  await forgetDevices(tx, { accountId, userId });\n',
    replace: '',
    noticedBy: STRANGERS,
  },
  {
    name: 'deactivated-member-is-sent-codes',
    danger: 'Who was dismissed goes on to the second step, and the account pays for the codes.',
    file: `${SIGN_IN}/login.service.ts`,
    find: "  if (user.state === 'deactivated') throw new DomainError(AUTH_ERRORS.deactivatedUser);\n",
    replace: '',
    noticedBy: MEMBERS,
  },
  {
    name: 'deactivated-member-comes-in',
    danger: 'Who was dismissed comes in with a sign-in that had begun before.',
    file: `${SIGN_IN}/open-session.ts`,
    find: "if (state === undefined || state === 'deactivated') throw",
    replace: 'if (state === undefined) throw',
    noticedBy: MEMBERS,
  },
];
