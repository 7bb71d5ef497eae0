import type { Mutant } from '../mutant.ts';

const KEYS = 'libs/server/http/src/keys';
const LET_IN = [`${KEYS}/let-in-by-key.test.ts`];
const MADE = ['libs/server/developers/src/developers.routes.test.ts'];
const SERVICE = 'libs/server/developers/src/api-keys/api-keys.service.ts';

/** Keys with which programs come in. */
export const KEY_MUTANTS: readonly Mutant[] = [
  {
    name: 'keys-do-what-people-do',
    danger: 'A leaked key makes itself more keys, and colleagues.',
    file: 'libs/server/http/src/access/admit.ts',
    find: 'if (key && !access.keys) await',
    replace: 'if (key && access.keys && !access.permission) await',
    noticedBy: LET_IN,
  },
  {
    name: 'keys-for-ever',
    danger: 'A key that should be over goes on.',
    file: `${KEYS}/let-in-by-key.ts`,
    find: 'expiresAt <= now',
    replace: 'expiresAt < now',
    noticedBy: LET_IN,
  },
  {
    name: 'keys-from-anywhere',
    danger: 'A stolen key is of use where it was stolen to.',
    file: `${KEYS}/let-in-by-key.ts`,
    find: 'if (allowedAddresses.length > 0 && !',
    replace: 'if (allowedAddresses.length > 20 && !',
    noticedBy: LET_IN,
  },
  {
    name: 'keys-without-a-role-are-let-in',
    danger: 'Who deletes the role of a key thinks that it is of no use.',
    file: `${KEYS}/let-in-by-key.ts`,
    find: 'if (!hasAll && !hasRole) await',
    replace: 'if (hasAll && hasRole) await',
    noticedBy: LET_IN,
  },
  {
    name: 'keys-outgrow-their-maker',
    danger: 'Who lost a right keeps it by a key made before.',
    file: `${KEYS}/key.repository.ts`,
    find: 'isMakerOwner || maker.has(permission)',
    replace: 'isMakerOwner || maker.size > 0 || permission === ""',
    noticedBy: LET_IN,
  },
  {
    name: 'keys-outlive-their-maker',
    danger: 'A colleague who left still calls.',
    file: `${KEYS}/let-in-by-key.ts`,
    find: 'if (isMakerGone) throw',
    replace: 'if (isMakerGone && hasAll) throw',
    noticedBy: LET_IN,
  },
  {
    name: 'keys-are-tried-out-freely',
    danger: 'An address tries keys as often as it likes.',
    file: `${KEYS}/key-guesses.ts`,
    find: 'if (!allowed) remember',
    replace: 'if (allowed) remember',
    noticedBy: LET_IN,
  },
  {
    name: 'a-flood-shuts-good-programs-out',
    danger: 'Anyone at a shared host stops the programs of all others there.',
    file: `${KEYS}/key-guesses.ts`,
    find: 'if (leftMs <= 0 || known.has(nameOf(caller))) return;',
    replace: 'if (leftMs <= 0) return;',
    noticedBy: LET_IN,
  },
  {
    name: 'every-stranger-is-taken-for-the-proxy',
    danger: 'Who writes X-Forwarded-For uses a stolen key from an address that it allows, and guesses without end.',
    file: 'libs/server/http/src/build-server.ts',
    find: 'trustProxy: options.trustProxy ?? false',
    replace: 'trustProxy: options.trustProxy !== undefined',
    noticedBy: [`${KEYS}/keys-behind-proxies.test.ts`],
  },
  {
    name: 'code-of-another-user-makes-a-key',
    danger: 'Who has an open session of one user makes keys with a code of their own.',
    file: 'libs/server/auth/src/codes/step-up.service.ts',
    find: 'if (challenge.userId !== userId) throw',
    replace: 'if (challenge.userId === null) throw',
    noticedBy: MADE,
  },
  {
    name: 'one-code-makes-many-keys',
    danger: 'A code that was read over a shoulder makes another key.',
    file: 'libs/server/auth/src/codes/step-up.service.ts',
    find: '    await updateCodeChallenge(tx, challenge.tokenHash, { consumedAt: context.clock.now() });\n',
    replace: '',
    noticedBy: MADE,
  },
  {
    name: 'keys-with-more-than-their-maker-holds',
    danger: 'A colleague makes a key that may what they may not.',
    file: SERVICE,
    find: "return mayGiveRole(rights, role) ? role : fail('moreThanOwn', 'role_id');",
    replace: 'return mayGiveRole(rights, role) ? role : role;',
    noticedBy: MADE,
  },
  {
    name: 'support-makes-keys',
    danger: 'A leave of an hour becomes a key for ever.',
    file: SERVICE,
    find: 'if (requireAccount(context).impersonated) throw',
    replace: 'if (requireAccount(context).impersonated === null) throw',
    noticedBy: MADE,
  },
  {
    name: 'keys-of-others-are-deleted',
    danger: 'One account stops the programs of another.',
    file: 'libs/server/developers/src/api-keys/api-keys.repository.ts',
    find: "tx.deleteFrom('api_keys').where('account_id', '=', accountId)",
    replace: "tx.deleteFrom('api_keys').where('account_id', '>', accountId - accountId)",
    noticedBy: MADE,
  },
];
