import type { Mutant } from '../mutant.ts';

const DATABASE = 'libs/server/database';
const RIGHTS = `${DATABASE}/src/rights/rights.ts`;
const LISTED = [`${DATABASE}/src/rights/rights.test.ts`];

export const DATABASE_ROLE_MUTANTS: readonly Mutant[] = [
  {
    name: 'program-may-delete-what-was-booked',
    danger: 'Only a trigger stands between an injected statement and the books.',
    file: RIGHTS,
    find: 'ledger_entries: READ_AND_ADD',
    replace: 'ledger_entries: EVERYTHING',
    noticedBy: [...LISTED, 'libs/server/ledger/src/stay.test.ts'],
  },
  {
    name: 'program-may-move-the-head-of-the-chain',
    danger:
      'Who gets a statement into the database cuts off the end of the audit log, and the head says that all is well.',
    file: RIGHTS,
    find: 'audit_head: READ',
    replace: 'audit_head: EVERYTHING',
    noticedBy: LISTED,
  },
  {
    name: 'new-tables-of-the-books-are-like-others',
    danger: 'A table of the ledger that the list forgot may be changed by the program.',
    file: RIGHTS,
    find: 'KEPT_BY_NAME.test(table) ? READ_AND_ADD : EVERYTHING',
    replace: 'KEPT_BY_NAME.test(table) ? EVERYTHING : EVERYTHING',
    noticedBy: LISTED,
  },
  {
    name: 'owners-functions-take-the-callers-names',
    danger: 'The program has the owner run what it put under the name of a table.',
    file: `${DATABASE}/migrations/0170-program-without-ownership.sql`,
    find: 'security definer set search_path = %I, pg_temp',
    replace: 'security definer',
    noticedBy: LISTED,
  },
  {
    name: 'embedded-program-is-the-superuser',
    danger: 'In every installation that sets nothing the program owns the books, and can switch their guards off.',
    file: `${DATABASE}/src/embedded/start-embedded-postgres.ts`,
    find: 'url: urlFor(cluster, database, PROGRAM)',
    replace: 'url: urlFor(cluster, database)',
    noticedBy: [`${DATABASE}/src/embedded/start-embedded-postgres.test.ts`],
  },
  {
    name: 'two-roles-that-are-one',
    danger: 'Anyone who sets two addresses of the same role believes that the books are kept from the program.',
    file: 'apps/api/src/start/open-database.ts',
    find: '  if (hasOwner)\n',
    replace: '  if (!hasOwner)\n',
    noticedBy: ['apps/api/src/start/open-database.test.ts'],
  },
];
