import type { Mutant } from '../mutant.ts';

const CONTACTS = 'libs/server/contacts/src';
const SEND = 'libs/server/send/src';
const REPORTS = 'libs/server/reports/src';
const PHONEBOOKS_TEST = [`${CONTACTS}/phonebooks/phonebooks.service.test.ts`];
const LIST = [`${CONTACTS}/contacts/contact-list.service.test.ts`];
const CHANGES = [`${CONTACTS}/contacts/change-contacts.service.test.ts`];
const CONTACTS_OF_OTHERS = [`${CONTACTS}/other-accounts.test.ts`];
const REPORTS_TEST = [`${REPORTS}/reports.service.test.ts`];
const REPORTS_OF_OTHERS = [`${REPORTS}/other-accounts.test.ts`];

const OTHERS = 'Anyone who counts ids upwards';
const OF_ACCOUNT = "    .where('account_id', '=', accountId)\n";

const PHONEBOOKS: readonly Mutant[] = [
  {
    name: 'phonebooks-of-everybody-listed',
    danger: `${OTHERS} need not even do that: every phonebook is in the list.`,
    file: `${CONTACTS}/phonebooks/phonebooks.repository.ts`,
    find: "db.selectFrom('phonebooks').where('account_id', '=', accountId);",
    replace: "db.selectFrom('phonebooks').where('account_id', '>', 0n);",
    noticedBy: PHONEBOOKS_TEST,
  },
  {
    name: 'phonebook-of-another-account-read',
    danger: `${OTHERS} sends to the customers of others.`,
    file: `${CONTACTS}/phonebooks/phonebooks.repository.ts`,
    find: `    .select(COLUMNS)\n${OF_ACCOUNT}`,
    replace: '    .select(COLUMNS)\n',
    noticedBy: CONTACTS_OF_OTHERS,
  },
  {
    name: 'phonebook-of-another-account-filled',
    danger: `${OTHERS} puts numbers into phonebooks of others.`,
    file: `${CONTACTS}/phonebooks/phonebooks.repository.ts`,
    find: `    .select('id')\n${OF_ACCOUNT}`,
    replace: "    .select('id')\n",
    noticedBy: CONTACTS_OF_OTHERS,
  },
  {
    name: 'phonebook-of-another-account-renamed',
    danger: `${OTHERS} changes phonebooks of others.`,
    file: `${CONTACTS}/phonebooks/phonebooks.repository.ts`,
    find: `code === undefined ? eb.ref('code') : code }))\n${OF_ACCOUNT}`,
    replace: "code === undefined ? eb.ref('code') : code }))\n",
    noticedBy: PHONEBOOKS_TEST,
  },
  {
    name: 'phonebook-of-another-account-deleted',
    danger: `${OTHERS} deletes phonebooks of others.`,
    file: `${CONTACTS}/phonebooks/deleted-phonebooks.repository.ts`,
    find: 'delete from phonebooks where account_id = ${accountId} and id',
    replace: 'delete from phonebooks where id',
    noticedBy: PHONEBOOKS_TEST,
  },
  {
    name: 'members-of-another-account-listed',
    danger: `${OTHERS} reads which numbers stand in a phonebook of others.`,
    file: `${CONTACTS}/contacts/contact-list.repository.ts`,
    find: 'where t.account_id = ${accountId} and t.phonebook_id',
    replace: 'where t.phonebook_id',
    noticedBy: CONTACTS_OF_OTHERS,
  },
  {
    name: 'import-of-another-account-read',
    danger: `${OTHERS} sees how many numbers others bring in.`,
    file: `${CONTACTS}/imports/imports.repository.ts`,
    find: `    .select(COLUMNS)\n${OF_ACCOUNT}`,
    replace: '    .select(COLUMNS)\n',
    noticedBy: [`${CONTACTS}/imports/imports.test.ts`],
  },
];

const CONTACT_ROWS: readonly Mutant[] = [
  {
    name: 'contacts-of-everybody-listed',
    danger: 'Every number of every customer is in the list.',
    file: `${CONTACTS}/contacts/contact-list.repository.ts`,
    find: 'sql.join([sql`t.account_id = ${question.accountId}`, ...asked',
    replace: 'sql.join([sql`true`, ...asked',
    noticedBy: LIST,
  },
  {
    name: 'contact-of-another-account-read',
    danger: `${OTHERS} reads numbers and names of others.`,
    file: `${CONTACTS}/contacts/contacts.repository.ts`,
    find: 'from contacts t where ${seen(accountId)} and id = ${id}',
    replace: 'from contacts t where id = ${id}',
    noticedBy: CHANGES,
  },
  {
    name: 'contact-of-another-account-deleted',
    danger: `${OTHERS} deletes the contacts of others.`,
    file: `${CONTACTS}/contacts/contacts.repository.ts`,
    find: 'delete from contacts where account_id = ${accountId} and mobile',
    replace: 'delete from contacts where mobile',
    noticedBy: CHANGES,
  },
  {
    name: 'contacts-chosen-by-foreign-ids',
    danger: `${OTHERS} moves numbers of others into reach.`,
    file: `${CONTACTS}/contacts/contacts.repository.ts`,
    find: 'select mobile from contacts t where ${seen(accountId)} and id',
    replace: 'select mobile from contacts t where id',
    noticedBy: CHANGES,
  },
  {
    name: 'places-told-of-other-accounts',
    danger: 'A known number tells in which phonebooks of others it stands.',
    file: `${CONTACTS}/contacts/contact-list.repository.ts`,
    find: 'where m.account_id = ${accountId} and m.mobile',
    replace: 'where m.mobile',
    noticedBy: CONTACTS_OF_OTHERS,
  },
  {
    name: 'lists-told-of-other-accounts',
    danger: 'A known number tells who blacklisted it.',
    file: `${CONTACTS}/contacts/contact-list.repository.ts`,
    find: 'select mobile, kind from suppressed_numbers\n    where account_id = ${accountId} and',
    replace: 'select mobile, kind from suppressed_numbers\n    where',
    noticedBy: CONTACTS_OF_OTHERS,
  },
  {
    name: 'blacklists-of-everybody-listed',
    danger: 'Numbers of others are in the list.',
    file: `${CONTACTS}/suppressed/suppressed-list.repository.ts`,
    find: 'sql`account_id = ${accountId} and kind = ${kind}`',
    replace: 'sql`kind = ${kind}`',
    noticedBy: [`${CONTACTS}/suppressed/suppressed.service.test.ts`],
  },
  {
    name: 'blacklist-of-another-account-emptied',
    danger: 'Who asked for peace gets messages again, from an account that cannot know.',
    file: `${CONTACTS}/suppressed/suppressed-list.repository.ts`,
    find: 'where account_id = ${accountId} and kind = ${kind} and mobile',
    replace: 'where kind = ${kind} and mobile',
    noticedBy: [`${CONTACTS}/suppressed/suppressed.service.test.ts`],
  },
];

const SENDING: readonly Mutant[] = [
  {
    name: 'quote-of-another-account',
    danger: `${OTHERS} sends at the price of others, and their quote is used up.`,
    file: `${SEND}/quotes.repository.ts`,
    find: `    ])\n${OF_ACCOUNT}`,
    replace: '    ])\n',
    noticedBy: [`${SEND}/quotes.test.ts`],
  },
  {
    name: 'quote-used-twice',
    danger: 'An old price is presented again and again.',
    file: `${SEND}/accept-send.service.ts`,
    find: '  await markQuoteUsed(tx, quote, sendId);\n',
    replace: '',
    noticedBy: [`${SEND}/quotes.test.ts`],
  },
  {
    name: 'line-of-another-account',
    danger: 'Anybody sends in the name of a bank.',
    file: `${SEND}/lines.repository.ts`,
    find: "    .where('a.account_id', '=', accountId);",
    replace: "    .where('a.account_id', '>', 0n);",
    noticedBy: [`${SEND}/calculate-price.test.ts`, `${SEND}/refusals.test.ts`],
  },
  {
    name: 'upload-of-another-account-priced',
    danger: `${OTHERS} learns how many customers others have.`,
    file: 'libs/server/audience/src/upload/uploads.repository.ts',
    find: 'and expires_at > ${now}`.execute(\n    db,\n  );',
    replace: 'and expires_at > ${now} or id = ${uploadId}`.execute(\n    db,\n  );',
    noticedBy: [`${SEND}/sources.test.ts`],
  },
  {
    name: 'upload-of-another-account-sent-to',
    danger: `${OTHERS} sends to the customers of others.`,
    file: 'libs/server/audience/src/upload/uploads.repository.ts',
    find: 'completed_at is not null and expires_at > ${now}\n    returning',
    replace: 'completed_at is not null and expires_at > ${now} or id = ${uploadId}\n    returning',
    noticedBy: [`${SEND}/sources.test.ts`],
  },
  {
    name: 'send-of-another-account-controlled',
    danger: `${OTHERS} stops, pauses and resumes sends of others.`,
    file: 'libs/server/sender/src/control/lock-send.ts',
    find: 'from sends where account_id = ${accountId} and id = ${sendId} ${lock}',
    replace: 'from sends where id = ${sendId} ${lock}',
    noticedBy: [`${SEND}/schedule.test.ts`, `${SEND}/send-life.test.ts`],
  },
  {
    name: 'text-of-another-account-resent',
    danger: `${OTHERS} reads the texts of others by sending them again.`,
    file: `${SEND}/sends.repository.ts`,
    find: "      'short_links_url as shortLinksUrl',\n    ])\n    .where('account_id', '=', accountId)\n",
    replace: "      'short_links_url as shortLinksUrl',\n    ])\n",
    noticedBy: [`${SEND}/other-accounts.test.ts`],
  },
];

const READING: readonly Mutant[] = [
  {
    name: 'reports-of-everybody-listed',
    danger: 'Every text of every customer is in the list.',
    file: `${REPORTS}/sends.repository.ts`,
    find: 's.account_id = q.account_id and s.created_at >= q.since',
    replace: 's.created_at >= q.since',
    noticedBy: REPORTS_TEST,
  },
  {
    name: 'reports-of-everybody-found',
    danger: 'The same for who searches.',
    file: `${REPORTS}/send-search.ts`,
    find: 'const conditions = [sql`s.account_id = ${accountId}`]',
    replace: 'const conditions = [sql`true`]',
    noticedBy: REPORTS_TEST,
  },
  {
    name: 'report-of-another-account-read',
    danger: `${OTHERS} reads texts and counts of others.`,
    file: `${REPORTS}/sends.repository.ts`,
    find: 'from sends s where account_id = ${accountId} and id = ${sendId}',
    replace: 'from sends s where id = ${sendId}',
    noticedBy: REPORTS_OF_OTHERS,
  },
  {
    name: 'recipients-of-another-account-read',
    danger: `${OTHERS} reads the numbers of others.`,
    file: `${REPORTS}/send-key.ts`,
    find: '${table}.account_id = ${key.accountId} and ${table}.send_id = ${key.sendId}',
    replace: '${table}.send_id = ${key.sendId}',
    noticedBy: REPORTS_OF_OTHERS,
  },
  {
    name: 'transactions-of-everybody-listed',
    danger: 'Who pays how much is no business of others.',
    file: 'libs/server/wallet/src/transactions.repository.ts',
    find: "db.selectFrom('ledger_transactions').where('account_id', '=', accountId)",
    replace: "db.selectFrom('ledger_transactions').where('account_id', '>', 0n)",
    noticedBy: ['libs/server/wallet/src/wallet.service.test.ts'],
  },
];

export const ACCOUNT_MUTANTS: readonly Mutant[] = [...PHONEBOOKS, ...CONTACT_ROWS, ...SENDING, ...READING];
