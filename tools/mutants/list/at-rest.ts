import type { Mutant } from '../mutant.ts';

const AUTH = 'libs/server/auth/src';
const SEAL = 'libs/server/seal/src';
const SENDER = 'libs/server/sender/src';

/** What lies in the database and must not be read from it. */
export const AT_REST_MUTANTS: readonly Mutant[] = [
  {
    name: 'sealed-text-stored-plain',
    danger: 'Who reads the database reads the codes that are on their way, and signs in with them.',
    file: `${SENDER}/enqueue-system-message.ts`,
    // The database refuses the one beside the other.
    find: "'', ${sealed},",
    replace: '${text}, null,',
    noticedBy: [`${SENDER}/system-text.test.ts`],
  },
  {
    name: 'sealed-text-kept',
    danger: 'Codes of years lie in the database and wait for who gets the secret.',
    file: `${SENDER}/upkeep/erase-texts.ts`,
    find: "(o.sealed_text is not null or o.text <> '')",
    replace: "o.text <> ''",
    noticedBy: [`${SENDER}/system-text.test.ts`],
  },
  {
    name: 'seal-not-bound-to-its-row',
    danger: 'Who writes to the database copies a secret of his own into the row of another, and it opens there.',
    file: `${SEAL}/seal.ts`,
    find:
      'sealWith(current, { purpose, place }, plain),\n' +
      '    open: (purpose, sealed, place) => openWith(accepted, { purpose, place }, sealed),',
    replace:
      "sealWith(current, { purpose, place: place.replace(/:.*/, '') }, plain),\n" +
      "    open: (purpose, sealed, place) => openWith(accepted, { purpose, place: place.replace(/:.*/, '') }, sealed),",
    noticedBy: [`${SEAL}/seal.test.ts`],
  },
  {
    name: 'authenticator-not-bound-to-its-user',
    danger: 'The same for authenticators: one column is copied, and a stranger’s telephone shows the codes.',
    file: `${AUTH}/authenticator/secret-box.ts`,
    find: 'return `users.authenticator_secret:${userId}`;',
    replace: "return userId > 0n ? 'users.authenticator_secret' : '';",
    noticedBy: [`${AUTH}/authenticator/authenticator.test.ts`],
  },
];
