import type { Mutant } from '../mutant.ts';

const AUDIT = 'libs/server/audit/src';
const AUTH = 'libs/server/auth/src';
const HTTP = 'libs/server/http/src';
const ADMIN = 'apps/api/src/admin';
const STAYS = 'libs/server/database/migrations/0140-audit.sql';
const CHAIN = [`${AUDIT}/audit.test.ts`];
const MATRIX = ['apps/api/src/start/access-matrix.test.ts'];
const COMMANDS = [`${ADMIN}/audit-commands.test.ts`];
const LEAVE = [`${HTTP}/access/admit.test.ts`];

const BY_IS_ASKED =
  '    if (required && values[name] === undefined) throw new UsageError(`--${name} is missing.\\n${usageOf(command)}`);\n' +
  "  }\n  const by = typeof values['by'] === 'string' ? values['by'].trim() : '';\n";

const WRITTEN_DOWN: readonly Mutant[] = [
  {
    name: 'nothing-written-down',
    danger: 'Nobody can say afterwards who moved money or took data out.',
    file: `${HTTP}/access/audited.ts`,
    find: 'if (!write || effects.length === 0) return work();',
    replace: 'if (!write || effects.length >= 0) return work();',
    noticedBy: MATRIX,
  },
  {
    name: 'refused-sign-ins-not-written-down',
    danger: 'Nobody sees afterwards who tried which account.',
    file: `${HTTP}/access/audited.ts`,
    find: "if (who === 'public' && error instanceof DomainError && !isTold)",
    replace: "if (who === 'member' && error instanceof DomainError && !isTold)",
    noticedBy: MATRIX,
  },
  {
    name: 'wrong-codes-written-down-as-done',
    danger: 'Each guess of a stranger stands in the audit log as a sign-in of the owner.',
    file: `${HTTP}/access/audited.ts`,
    find: "note.refusal ?? 'done'",
    replace: "'done'",
    noticedBy: MATRIX,
  },
  {
    name: 'sign-ins-of-nobody',
    danger: 'An owner who asks who came in is told of strangers, and of all accounts at once.',
    file: `${AUTH}/sign-in/confirm.service.ts`,
    find: 'if (found && context.audit) Object.assign',
    replace: 'if (found && !context.audit) Object.assign',
    noticedBy: MATRIX,
  },
  {
    name: 'admins-written-down-as-users',
    danger: 'What an admin did on behalf of an account is held against its owner.',
    file: `${HTTP}/access/audited.ts`,
    find: 'const userId = account && !account.impersonated ? account.userId',
    replace: 'const userId = account ? account.userId',
    noticedBy: MATRIX,
  },
  {
    name: 'chain-without-its-hashes',
    danger: 'Who owns the database changes an entry, and the proof says that all is well.',
    file: `${AUDIT}/prove-audit.ts`,
    find: ' or hash <> sha256(before || audit_bytes(entry))',
    replace: '',
    noticedBy: CHAIN,
  },
  {
    name: 'chain-without-its-end',
    danger: 'The last entries are cut off, those of last night.',
    file: `${AUDIT}/prove-audit.ts`,
    find: 'if (at.n !== end.n || !at.hash.equals(end.hash)) {',
    replace: 'if (at.n > end.n) {',
    noticedBy: CHAIN,
  },
  {
    name: 'entries-may-be-changed',
    danger: 'Anyone who gets a statement into the database wipes its traces.',
    file: STAYS,
    find: 'create trigger audit_entries_stay before update or delete or truncate',
    replace: 'create trigger audit_entries_stay before delete or truncate',
    noticedBy: CHAIN,
  },
  {
    name: 'commands-without-by',
    danger: 'A command on the console gives money away, and the log does not say whose it was.',
    file: `${ADMIN}/parse-command.ts`,
    find: BY_IS_ASKED,
    replace: BY_IS_ASKED.replace('required &&', "required && name !== 'by' &&").replace(": '';", ": 'an admin';"),
    noticedBy: COMMANDS,
  },
  {
    name: 'commands-not-written-down',
    danger: 'The same, whatever name was given.',
    file: `${ADMIN}/write-down.ts`,
    find: 'if (command.readsOnly) return work();',
    replace: 'if (command.readsOnly || input.by) return work();',
    noticedBy: COMMANDS,
  },
];

const ON_BEHALF: readonly Mutant[] = [
  {
    name: 'on-behalf-without-leave',
    danger: 'An admin who looks at an account spends its money, though its owner has allowed nothing.',
    file: `${HTTP}/sessions/session.repository.ts`,
    find: 'coalesce(a.support_access_until > ${now}, false)',
    replace: 'coalesce(a.support_access_until > ${now}, true)',
    noticedBy: LEAVE,
  },
  {
    name: 'leave-without-end',
    danger: 'A leave for an hour is one for ever.',
    file: `${HTTP}/sessions/session.repository.ts`,
    find: 'coalesce(a.support_access_until > ${now}, false)',
    replace: 'coalesce(a.support_access_until is not null, false)',
    noticedBy: LEAVE,
  },
  {
    name: 'leave-that-renews-itself',
    danger: 'An admin who was let in once lets itself in again and again.',
    file: `${AUTH}/support-access/support-access.service.ts`,
    find: '  if (impersonated) throw new DomainError(HTTP_ERRORS.notOnBehalf);\n',
    replace: '',
    noticedBy: [`${AUTH}/support-access/support-access.test.ts`],
  },
  {
    name: 'on-behalf-for-ten-hours',
    danger: 'A browser that an admin has left open is a customer’s account all day.',
    file: `${AUTH}/auth.limits.ts`,
    find: 'export const IMPERSONATION_SECONDS = 30 * 60;',
    replace: 'export const IMPERSONATION_SECONDS = 10 * 3600;',
    noticedBy: [`${AUTH}/admin/on-behalf.test.ts`],
  },
];

const LOG = 'libs/server/audit-log/src';
const OWN_LOG = [`${LOG}/audit-log.routes.test.ts`];
const READ = 'impersonator: false, states: any, keys: false, rate: read }\n      summary: What was done';

const SEEN_BY_ACCOUNTS: readonly Mutant[] = [
  {
    name: 'audit-log-of-all-accounts',
    danger: 'Each owner reads what all other accounts do.',
    file: `${AUDIT}/list-account-entries.ts`,
    find: "db.selectFrom('audit_entries').where('account_id', '=', accountId), filters)",
    replace: "db.selectFrom('audit_entries').where('account_id', '>', accountId - accountId), filters)",
    noticedBy: OWN_LOG,
  },
  {
    name: 'audit-log-for-everybody',
    danger: 'A member whose role holds nothing reads what all others do.',
    file: 'openapi/paths/audit-log.yaml',
    find: `x-access: { who: member, permission: audit.read, ${READ}`,
    replace: `x-access: { who: signed-in, ${READ}`,
    noticedBy: ['tools/openapi/pinned-access.test.ts'],
  },
  {
    name: 'audit-log-names-of-others',
    danger: 'Names of the people of another account are told for guessed ids.',
    file: `${LOG}/names.repository.ts`,
    find: ".where('account_id', '=', accountId)\n      .where('id', 'in', orNobody(ids.users))",
    replace: ".where('id', 'in', orNobody(ids.users))",
    noticedBy: OWN_LOG,
  },
  {
    name: 'audit-log-tells-all-details',
    danger: 'Whatever an entry holds is read in the account: names of support, ends of numbers.',
    file: `${LOG}/words/changes.ts`,
    find: 'Object.hasOwn(FACTS, field) ? FACTS[field] : undefined;',
    replace: "FACTS[field] ?? { title: field, kind: 'text' as const, read: String };",
    noticedBy: OWN_LOG,
  },
  {
    name: 'audit-log-names-admins',
    danger: 'Accounts learn which person of the installation decided about them.',
    file: `${LOG}/audit-log.presenter.ts`,
    find: 'isOfPanel(action) ? adminName : null',
    replace: 'isOfPanel(action) ? adminName : adminName',
    noticedBy: OWN_LOG,
  },
  {
    name: 'audit-log-pages-that-slip',
    danger: 'Who turns the pages misses entries or sees them twice while new ones come in.',
    file: `${AUDIT}/list-account-entries.ts`,
    find: "found.where('id', '<=', untilId)",
    replace: "found.where('id', '>', untilId - untilId)",
    noticedBy: OWN_LOG,
  },
];

export const AUDIT_MUTANTS: readonly Mutant[] = [...WRITTEN_DOWN, ...ON_BEHALF, ...SEEN_BY_ACCOUNTS];
