import type { Mutant } from '../mutant.ts';

const AUTH = 'libs/server/auth/src';
const SESSIONS = 'libs/server/http/src/sessions';
const SIGN_IN = [`${AUTH}/auth.test.ts`];
const SESSION_TESTS = [`${AUTH}/sessions/session-life.test.ts`];
const ON_BEHALF = [`${AUTH}/admin/on-behalf.test.ts`];
const STRANGERS = [`${AUTH}/sign-in/strangers.test.ts`];
const CODES = [`${AUTH}/codes/code.test.ts`];
const RESET = [`${AUTH}/reset/reset-password.test.ts`];

const PASSWORDS: readonly Mutant[] = [
  {
    name: 'recovery-code-used-again',
    danger: 'Anyone who has seen one recovery code comes in with it for ever.',
    file: 'libs/server/auth/src/authenticator/recovery-codes.ts',
    find: 'codes.filter((other) => other !== code)',
    replace: 'codes',
    noticedBy: ['libs/server/auth/src/authenticator/two-factor.test.ts'],
  },
  {
    name: 'ends-sessions-of-colleagues',
    danger: 'A member signs the colleagues out by counting ids.',
    file: `${AUTH}/sessions/sessions.service.ts`,
    find: 'const ended = await revokeSessions(tx, { accountId, userId, id }, context.clock.now());',
    replace: 'const ended = await revokeSessions(tx, { accountId, id }, context.clock.now());',
    noticedBy: [`${AUTH}/sessions/sessions.test.ts`],
  },
  {
    name: 'unknown-user-answered-without-hashing',
    danger: 'The time of the answer tells strangers which usernames exist.',
    file: `${AUTH}/sign-in/login.service.ts`,
    find: 'await verifyPassword(password, user?.passwordHash ?? NOBODYS_HASH, lane)',
    replace: 'user !== undefined && (await verifyPassword(password, user.passwordHash, lane))',
    noticedBy: [`${AUTH}/sign-in/timing.test.ts`],
  },
  {
    name: 'nobodys-hash-is-cheap',
    danger: 'The same by the back door: a hash is computed, but one that takes no time.',
    file: `${AUTH}/password/password-hash.ts`,
    find: 'NOBODYS_HASH = `$argon2id$v=19$m=19456,t=2,p=1',
    replace: 'NOBODYS_HASH = `$argon2id$v=19$m=8,t=1,p=1',
    noticedBy: [`${AUTH}/sign-in/timing.test.ts`],
  },
  {
    name: 'argon2-weakened',
    danger: 'Who steals the table tries passwords twenty times as fast.',
    file: `${AUTH}/password/password-hash.ts`,
    find: 'const MEMORY_KIB = 19 * 1024;',
    replace: 'const MEMORY_KIB = 1024;',
    noticedBy: [`${AUTH}/password/password-hash.test.ts`],
  },
  {
    name: 'wrong-passwords-without-limit',
    danger: 'Passwords are guessed by trying them all.',
    file: `${AUTH}/auth.limits.ts`,
    find: 'loginOfPair: { limit: 10,',
    replace: 'loginOfPair: { limit: 2_000_000,',
    noticedBy: STRANGERS,
  },
  {
    name: 'username-in-the-log',
    danger:
      'Anyone who reads the log has the list of customers, and now and then a password typed into the wrong field.',
    file: `${AUTH}/sign-in/login.service.ts`,
    find: '  const user = await findUserByName(context.db, username);\n  if (user && context',
    replace:
      "  context.log.info({ name: username }, 'a sign-in begins');\n  const user = await findUserByName(context.db, username);\n  if (user && context",
    noticedBy: [`${AUTH}/sign-in/logged.test.ts`],
  },
];

const ONE_TIME_CODES: readonly Mutant[] = [
  {
    name: 'code-hash-without-key',
    danger: 'Who reads the database tries out 100,000 codes in a second and signs in as anybody.',
    file: `${AUTH}/codes/code.ts`,
    find: "createHmac('sha256', pepper).update(tokenHash)",
    replace: "createHmac('sha256', '').update(tokenHash)",
    noticedBy: CODES,
  },
  {
    name: 'subject-hash-without-key',
    danger: 'The tables of rates and requests are a list of mobile numbers for who reads the database.',
    file: `${AUTH}/codes/code.ts`,
    find: "createHmac('sha256', pepper).update(`${kind}",
    replace: "createHmac('sha256', '').update(`${kind}",
    noticedBy: CODES,
  },
  {
    name: 'code-from-math-random',
    danger: 'Who has seen some codes of ours computes the next.',
    file: `${AUTH}/codes/code.ts`,
    find: 'String(randomInt(10 ** digits))',
    replace: 'String(Math.floor(Math.random() * 10 ** digits))',
    noticedBy: CODES,
  },
  {
    name: 'code-not-bound-to-its-sign-in',
    danger: 'A code that was read over a shoulder opens another sign-in of the same moment.',
    file: `${AUTH}/codes/code.ts`,
    find: '.update(tokenHash).update(code)',
    replace: '.update(code)',
    noticedBy: CODES,
  },
  {
    name: 'comparison-that-tells-by-its-time',
    danger: 'A code is found piece by piece.',
    file: `${AUTH}/codes/code.ts`,
    find: 'one.length === other.length && timingSafeEqual(one, other)',
    replace: 'one.equals(other)',
    noticedBy: CODES,
  },
  {
    name: 'password-comparison-that-tells-by-its-time',
    danger: 'The same for hashes of passwords.',
    file: `${AUTH}/password/password-hash.ts`,
    find: 'return timingSafeEqual(await derive(password, parameters, lane), expected);',
    replace: 'return (await derive(password, parameters, lane)).equals(expected);',
    noticedBy: [`${AUTH}/password/password-hash.test.ts`],
  },
  {
    name: 'code-usable-twice',
    danger: 'A code that was read from a telephone opens a second session.',
    file: `${AUTH}/sign-in/confirm.service.ts`,
    find: '  await consumeChallenge(tx, challenge.tokenHash, now);\n',
    replace: '',
    noticedBy: SIGN_IN,
  },
  {
    name: 'wrong-codes-not-counted',
    danger: 'A code of five digits is guessed in a quarter of an hour.',
    file: `${AUTH}/sign-in/confirm.service.ts`,
    find: '    await countFailure(tx, challenge.tokenHash);\n',
    replace: '',
    noticedBy: SIGN_IN,
  },
  {
    name: 'wrong-codes-counted-for-one-sign-in-only',
    danger: 'Anyone who has the password begins again after five, all day.',
    file: `${AUTH}/sign-in/confirm.service.ts`,
    find: 'wrong >= WRONG_CODES_PER_DAY',
    replace: 'wrong >= Infinity',
    noticedBy: SIGN_IN,
  },
  {
    name: 'expired-code-accepted',
    danger: 'A code that lies in a list of messages opens the account.',
    file: `${AUTH}/sign-in/confirm.service.ts`,
    find: ' || challenge.codeExpiresAt <= now) return',
    replace: ') return',
    noticedBy: SIGN_IN,
  },
  {
    name: 'authenticator-code-usable-twice',
    danger: 'A code that was seen on the screen is good for a minute.',
    file: `${AUTH}/authenticator/authenticator.service.ts`,
    find: 'if (row.lastStep !== null && step <= row.lastStep) return false;',
    replace: '',
    noticedBy: [`${AUTH}/authenticator/authenticator.test.ts`],
  },
];

const FORGOTTEN_PASSWORDS: readonly Mutant[] = [
  {
    name: 'reset-tells-who-exists',
    danger: 'Strangers have codes sent to anybody, and learn which username goes with which number.',
    file: `${AUTH}/codes/long-code.limits.ts`,
    find: 'const isReal = userId !== null;',
    replace: 'const isReal = true;',
    noticedBy: RESET,
  },
  {
    name: 'reset-codes-not-counted',
    danger: 'A password is replaced by anyone who tries a million codes.',
    file: `${AUTH}/codes/long-code.service.ts`,
    find: '  await countLongCodeFailure(tx, tokenHash);\n',
    replace: '',
    noticedBy: RESET,
  },
  {
    name: 'session-kept-after-new-password',
    danger: 'Anyone who stole the session stays in after the owner has done the right thing.',
    file: `${AUTH}/reset/reset-password.service.ts`,
    find: '  await revokeSessions(tx, { accountId, userId }, now);\n',
    replace: '',
    noticedBy: RESET,
  },
  {
    name: 'sign-in-with-old-password-kept',
    danger: 'Anyone who waits for the code with the old password gets in with it.',
    file: `${AUTH}/reset/reset-password.service.ts`,
    find: '  await endOpenChallenges(tx, userId, now);\n',
    replace: '',
    noticedBy: RESET,
  },
];

const SESSION_LIFE: readonly Mutant[] = [
  {
    name: 'sign-out-leaves-the-session',
    danger: 'The next one at the machine, or who copied the token, is still signed in.',
    file: `${AUTH}/auth.routes.ts`,
    find: 'if (sessionKey) await revokeSessions',
    replace: 'if (!sessionKey) await revokeSessions',
    noticedBy: SESSION_TESTS,
  },
  {
    name: 'revoked-session-accepted',
    danger: 'Nobody can be signed out.',
    file: `${SESSIONS}/session.repository.ts`,
    find: ' and s.revoked_at is null',
    replace: '',
    noticedBy: ['libs/server/http/src/build-server.test.ts'],
  },
  {
    name: 'session-for-ever',
    danger: 'A token from an old backup of a browser opens the account.',
    file: `${SESSIONS}/session.repository.ts`,
    find: ' and s.expires_at > ${now}',
    replace: '',
    noticedBy: ['libs/server/http/src/build-server.test.ts'],
  },
  {
    name: 'token-of-four-bytes',
    danger: 'Tokens are guessed within hours.',
    file: `${SESSIONS}/token.ts`,
    find: 'const TOKEN_BYTES = 32;',
    replace: 'const TOKEN_BYTES = 4;',
    noticedBy: SIGN_IN,
  },
  {
    name: 'admin-code-for-ever',
    danger: 'A code from an old chat lets its reader act on behalf of the account.',
    file: `${AUTH}/sign-in/one-use-code.repository.ts`,
    find: "    .where('expires_at', '>', now)\n",
    replace: '',
    noticedBy: ON_BEHALF,
  },
  {
    name: 'admin-code-usable-twice',
    danger: 'Anyone who reads the code after it was used gets in, too.',
    file: `${AUTH}/sign-in/one-use-code.repository.ts`,
    find: "    .where('used_at', 'is', null)\n    .where('expires_at', '>', now)\n",
    replace: "    .where('expires_at', '>', now)\n",
    noticedBy: ON_BEHALF,
  },
  {
    name: 'live-ticket-signs-in',
    danger: 'A ticket stands in an address, hence in logs of proxies; taken for a code of an admin it opens a session.',
    file: `${AUTH}/sign-in/one-use-code.repository.ts`,
    find: "    .where('purpose', '=', 'external_login')\n",
    replace: '',
    noticedBy: [`${AUTH}/sign-in/external-login.test.ts`],
  },
];

export const SIGN_IN_MUTANTS: readonly Mutant[] = [
  ...PASSWORDS,
  ...ONE_TIME_CODES,
  ...FORGOTTEN_PASSWORDS,
  ...SESSION_LIFE,
];
