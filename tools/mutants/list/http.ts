import type { Mutant } from '../mutant.ts';

const HTTP = 'libs/server/http/src';
const SERVER = [`${HTTP}/build-server.test.ts`];
const BROWSER = [`${HTTP}/pages/browser-limits.test.ts`];
const FAULTS = [`${HTTP}/errors/faults.test.ts`];

const HEADERS: readonly Mutant[] = [
  {
    name: 'panel-in-any-frame',
    danger: 'A foreign page lays the panel invisibly under its own buttons.',
    file: `${HTTP}/pages/content-security-policy.ts`,
    find: '"frame-ancestors \'none\'", ',
    replace: '',
    noticedBy: BROWSER,
  },
  {
    name: 'scripts-from-anywhere',
    danger: 'Whatever gets into the page runs with the token of its user.',
    file: `${HTTP}/pages/content-security-policy.ts`,
    find: "`script-src 'self' 'nonce-${nonce}'`",
    replace: "`script-src * 'unsafe-inline'`",
    noticedBy: [`${HTTP}/pages/serve-panel.test.ts`],
  },
  {
    name: 'answers-for-every-origin',
    danger: 'Any page that a customer opens may read our answers.',
    file: `${HTTP}/pages/security-headers.ts`,
    find: "'content-security-policy': DATA_POLICY };",
    replace: "'content-security-policy': DATA_POLICY, 'access-control-allow-origin': '*' };",
    noticedBy: BROWSER,
  },
  {
    name: 'contract-for-every-origin',
    danger: 'The first hole of the same kind, beside the operations: what is served there changes one day.',
    file: `${HTTP}/pages/serve-docs.ts`,
    find: "reply.type('application/json; charset=utf-8').send(text)",
    replace: "reply.type('application/json; charset=utf-8').header('access-control-allow-origin', '*').send(text)",
    noticedBy: BROWSER,
  },
  {
    name: 'browsers-may-guess-types',
    danger: 'A file of a customer is run as a script.',
    file: `${HTTP}/pages/security-headers.ts`,
    find: 'contentSecurityPolicy: false,',
    replace: 'contentSecurityPolicy: false,\n    xContentTypeOptions: false,',
    noticedBy: SERVER,
  },
  {
    name: 'plain-http-again',
    danger: 'On a foreign network the first request of a day is read and changed.',
    file: `${HTTP}/pages/security-headers.ts`,
    find: 'maxAge: 31_536_000',
    replace: 'maxAge: 60',
    noticedBy: SERVER,
  },
  {
    name: 'answers-kept-by-browsers',
    danger: 'The next one at the machine reads balances and numbers with the Back button.',
    file: `${HTTP}/contract/bind-contract.ts`,
    find: "void reply.header('cache-control', 'no-store');",
    replace: '',
    noticedBy: SERVER,
  },
];

const ADDRESSES: readonly Mutant[] = [
  {
    name: 'proxies-trusted-by-default',
    danger: 'Anyone who writes X-Forwarded-For chooses the address that limits count and logs name.',
    file: `${HTTP}/build-server.ts`,
    find: 'trustProxy: options.trustProxy ?? false',
    replace: 'trustProxy: options.trustProxy ?? true',
    noticedBy: [`${HTTP}/proxy.test.ts`],
  },
  {
    name: 'metrics-for-everybody',
    danger: 'Strangers read how much is sent, and by which operations.',
    file: `${HTTP}/observe/health.ts`,
    find: 'if (hasProxy || !isLoopback(request.socket.remoteAddress)) return false;',
    replace: 'if (hasProxy) return false;',
    noticedBy: SERVER,
  },
  {
    name: 'metrics-with-any-token',
    danger: 'The same where a token was set.',
    file: `${HTTP}/observe/health.ts`,
    find: 'return timingSafeEqual(hashToken(given), hashToken(`Bearer ${token}`));',
    replace: "return given.startsWith('Bearer ');",
    noticedBy: [`${HTTP}/observe/metrics.test.ts`],
  },
  {
    name: 'hidden-files-served',
    danger: 'Notes of the bundler, and whatever else begins with a dot, are given to strangers.',
    file: `${HTTP}/pages/serve-panel.ts`,
    // Files with a dot are neither listed at the start nor given: both must go.
    find: "    dotfiles: 'ignore',\n",
    replace: "    dotfiles: 'allow',\n    serveDotFiles: true,\n",
    noticedBy: [`${HTTP}/pages/serve-panel.test.ts`],
  },
  {
    name: 'any-file-of-the-assets-served',
    danger: 'What was made of a file, and whatever else lies there, has an address of its own and is kept for ever.',
    file: `${HTTP}/pages/serve-panel.ts`,
    find: 'if (assets.has(name)) reply',
    replace: 'if (name) reply',
    noticedBy: [`${HTTP}/pages/serve-panel.test.ts`],
  },
  {
    name: 'files-beside-the-panel-served',
    danger: 'Settings and keys beside the folder of the panel are given to strangers.',
    file: `${HTTP}/pages/serve-panel.ts`,
    find: '    root: folder,\n',
    replace: "    root: [folder, join(folder, '..')],\n",
    noticedBy: [`${HTTP}/pages/serve-panel.test.ts`],
  },
];

const SIZES: readonly Mutant[] = [
  {
    name: 'any-body-of-400-megabytes',
    danger: 'Twenty strangers fill the memory of the process.',
    file: `${HTTP}/contract/body-limits.ts`,
    find: 'DEFAULT_BODY_LIMIT_BYTES = 64 * 1024',
    replace: 'DEFAULT_BODY_LIMIT_BYTES = 400 * 1024 * 1024',
    noticedBy: [`${HTTP}/contract/body-limits.test.ts`],
  },
  {
    name: 'a-send-of-400-megabytes',
    danger: 'One customer fills the memory of the process.',
    file: `${HTTP}/contract/body-limits.ts`,
    find: 'createSend: 4 * 1024 * 1024',
    replace: 'createSend: 400 * 1024 * 1024',
    noticedBy: [`${HTTP}/contract/body-limits.test.ts`],
  },
  {
    name: 'a-file-without-limit',
    danger: 'One customer fills the disk.',
    file: `${HTTP}/contract/uploaded-file.ts`,
    find: 'fileSize: limitBytes',
    replace: 'fileSize: Infinity',
    noticedBy: ['libs/server/send/src/uploads.test.ts'],
  },
  {
    name: 'a-cut-file-taken-for-whole',
    danger: 'A send goes to half of its numbers, and nobody knows which half.',
    file: `${HTTP}/contract/uploaded-file.ts`,
    find: '  if (file.truncated) throw new DomainError(HTTP_ERRORS.tooLarge);\n',
    replace: '',
    noticedBy: ['libs/server/send/src/uploads.test.ts'],
  },
  {
    name: 'all-faults-of-a-huge-body',
    danger: 'Two million wrong numbers become a gigabyte of sentences.',
    file: `${HTTP}/contract/validators.ts`,
    find: 'MOST_VALUES_FOR_ALL_FAULTS = 10_000',
    replace: 'MOST_VALUES_FOR_ALL_FAULTS = 10_000_000',
    noticedBy: [`${HTTP}/contract/validators.test.ts`],
  },
];

const WHAT_IS_TOLD: readonly Mutant[] = [
  {
    name: 'fault-told-with-its-stack',
    danger: 'Strangers read our paths, versions and queries.',
    file: `${HTTP}/errors/handle-error.ts`,
    find: 'new DomainError(HTTP_ERRORS.unexpected)',
    replace: "new DomainError({ ...HTTP_ERRORS.unexpected, message: error.stack ?? '' })",
    noticedBy: FAULTS,
  },
  {
    name: 'fault-told-in-the-words-of-the-database',
    danger: 'Names of tables, and the values of the row at fault, which may be another account.',
    file: `${HTTP}/errors/handle-error.ts`,
    find: 'new DomainError(HTTP_ERRORS.unexpected)',
    replace: "new DomainError({ ...HTTP_ERRORS.unexpected, ...('severity' in error && { message: error.message }) })",
    noticedBy: FAULTS,
  },
  {
    name: 'log-without-redaction',
    danger: 'Tokens, numbers and texts stand in the log for everybody who reads it.',
    file: `${HTTP}/observe/create-log.ts`,
    find: 'redact: { paths: REDACTED,',
    replace: 'redact: { paths: [],',
    noticedBy: [`${HTTP}/observe/create-log.test.ts`],
  },
  {
    name: 'numbers-in-logged-errors',
    danger: 'A unique violation writes the mobile at fault into the log.',
    file: `${HTTP}/observe/create-log.ts`,
    find: "text.replace(LONG_DIGITS, '#')",
    replace: 'text',
    noticedBy: [`${HTTP}/observe/create-log.test.ts`],
  },
];

const SAME_KEY: readonly Mutant[] = [
  {
    name: 'same-key-other-body',
    danger: 'A program believes that its second send was accepted, and it was the first.',
    file: `${HTTP}/idempotency/with-idempotency.ts`,
    find: '  if (!first.bodyHash.equals(row.bodyHash)) throw new DomainError(HTTP_ERRORS.keyOfOtherBody);\n',
    replace: '',
    noticedBy: [`${HTTP}/idempotency/with-idempotency.test.ts`],
  },
  {
    name: 'answer-to-the-key-of-another-account',
    danger: 'A key that two accounts chose gives one of them the answer of the other.',
    file: `${HTTP}/idempotency/idempotency.repository.ts`,
    find: "    .select(['body_hash', 'answer'])\n    .where('account_id', '=', row.accountId)\n",
    replace: "    .select(['body_hash', 'answer'])\n",
    noticedBy: [`${HTTP}/idempotency/with-idempotency.test.ts`],
  },
  {
    name: 'answer-stored-for-another-account',
    danger: 'The same, when it is written.',
    file: `${HTTP}/idempotency/idempotency.repository.ts`,
    find: "    .set({ answer: JSON.stringify(answer) })\n    .where('account_id', '=', row.accountId)\n",
    replace: '    .set({ answer: JSON.stringify(answer) })\n',
    noticedBy: [`${HTTP}/idempotency/with-idempotency.test.ts`],
  },
];

/** What only many odd requests find. */
const ODD_REQUESTS: readonly Mutant[] = [
  {
    name: 'nul-reaches-the-database',
    danger: 'One letter in a number makes a fault of ours, and with it an alarm, as often as a stranger likes.',
    file: 'libs/server/send/src/intake.repository.ts',
    find: "return number.includes('\\0') ? number.replaceAll('\\0', '?') : number;",
    replace: 'return number;',
    noticedBy: ['apps/api/src/testing/fuzz/fuzz.test.ts'],
  },
  {
    name: 'report-of-anybody-told',
    danger:
      'Somebody counts ids upwards and reads the texts of others; found without a test that somebody wrote for it by hand.',
    file: 'libs/server/reports/src/sends.repository.ts',
    find: 'where account_id = ${accountId} and id = ${sendId} ${seen}`',
    replace: 'where id = ${sendId} ${seen}`',
    noticedBy: ['apps/api/src/testing/fuzz/fuzz.test.ts'],
  },
  {
    name: 'phonebook-of-anybody-changed',
    danger: 'The same for changes: the rows of the one whom nobody may touch are others afterwards.',
    file: 'libs/server/contacts/src/phonebooks/phonebooks.repository.ts',
    find: "code === undefined ? eb.ref('code') : code }))\n    .where('account_id', '=', accountId)\n",
    replace: "code === undefined ? eb.ref('code') : code }))\n",
    noticedBy: ['apps/api/src/start/access-matrix.test.ts'],
  },
];

export const HTTP_MUTANTS: readonly Mutant[] = [
  ...HEADERS,
  ...ADDRESSES,
  ...SIZES,
  ...WHAT_IS_TOLD,
  ...SAME_KEY,
  ...ODD_REQUESTS,
];
