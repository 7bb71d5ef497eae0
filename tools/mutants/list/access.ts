import type { Mutant } from '../mutant.ts';

const ACCESS = 'libs/server/http/src/access';
const ADMITTED = [`${ACCESS}/admit.test.ts`];
const PINNED = ['tools/openapi/pinned-access.test.ts'];

const HOOKS: readonly Mutant[] = [
  {
    name: 'permission-not-asked',
    danger: 'Every member of an account may everything.',
    file: `${ACCESS}/rights.ts`,
    find: 'if (permission !== null && !holds(rights, permission)) await',
    replace: 'if (permission === null && !holds(rights, permission ?? "")) await',
    noticedBy: ADMITTED,
  },
  {
    name: 'manager-of-anyone-is-named',
    danger: 'Who lacks a right reads the name of the owner of another account.',
    file: `${ACCESS}/no-permission.ts`,
    find: "    .where('account_id', '=', accountId)\n",
    replace: '',
    noticedBy: ADMITTED,
  },
  {
    name: 'every-member-holds-everything',
    danger: 'The same by the other place.',
    file: `${ACCESS}/rights.ts`,
    find: 'return isOwner || permissions.has(permission);',
    replace: 'return isOwner || permissions.size > 0 || permission === "";',
    noticedBy: ADMITTED,
  },
  {
    name: 'admins-send-on-behalf',
    danger: 'Anyone who may look at an account spends its money.',
    file: `${ACCESS}/rights.ts`,
    find: 'return !impersonator && !hasSupportAccess;',
    replace: 'return !impersonator && hasSupportAccess;',
    noticedBy: ADMITTED,
  },
  {
    name: 'state-of-the-account-not-asked',
    danger: 'A blocked account lets paused sends go on.',
    file: `${ACCESS}/admit.ts`,
    find: '      if (!asksStateLater(operation)) requireState(access, rights);\n',
    replace: '',
    noticedBy: ADMITTED,
  },
  {
    name: 'blocked-counts-as-active',
    danger: 'The same for every operation.',
    file: 'libs/server/http/src/sessions/session.repository.ts',
    find: "state: accountStateOf({ kind: 'customer', blockedReason, activation }),",
    replace: "state: accountStateOf({ kind: 'customer', blockedReason: null, activation }),",
    noticedBy: ADMITTED,
  },
  {
    name: 'deactivated-member-stays-in',
    danger: 'Who was dismissed goes on sending.',
    file: 'libs/server/http/src/sessions/session.repository.ts',
    find: "\n      and u.state <> 'deactivated'",
    replace: '',
    noticedBy: ADMITTED,
  },
  {
    name: 'any-role-of-the-account',
    danger: 'A member has the rights of a colleague.',
    file: 'libs/server/http/src/sessions/session.repository.ts',
    find: 'left join roles r on r.account_id = u.account_id and r.id = u.role_id',
    replace: 'left join roles r on r.account_id = u.account_id',
    noticedBy: ['libs/server/http/src/access/limits-of-roles.test.ts'],
  },
  {
    name: 'rates-not-asked',
    danger: 'One customer keeps the process busy for all.',
    file: `${ACCESS}/admit.ts`,
    find: 'cost: costOf(request, operation) },',
    replace: 'cost: 0 * costOf(request, operation) },',
    noticedBy: ['libs/server/http/src/access/rates.test.ts'],
  },
  {
    name: 'rate-of-all-together',
    danger: 'One customer uses up what is there for everybody.',
    file: `${ACCESS}/admit.ts`,
    find: 'const caller = `account:${account.accountId}`;',
    replace: "const caller = 'account';",
    noticedBy: ['libs/server/http/src/access/rates.test.ts'],
  },
];

const JSON_LIMITS: readonly Mutant[] = [
  {
    name: 'json-as-deep-as-it-likes',
    danger: 'Two million brackets keep the process busy for seconds, and everybody else waits.',
    file: 'libs/server/http/src/contract/json-limits.ts',
    find: 'depth > MOST_JSON_DEPTH || ',
    replace: '',
    noticedBy: ['libs/server/http/src/contract/json-limits.test.ts'],
  },
  {
    name: 'json-with-any-number-of-names',
    danger: 'The same with three hundred thousand names.',
    file: 'libs/server/http/src/contract/json-limits.ts',
    find: ' || names > MOST_JSON_NAMES',
    replace: '',
    noticedBy: ['libs/server/http/src/contract/json-limits.test.ts'],
  },
];

const NEWS =
  '      x-access: { who: signed-in, impersonator: true, states: any, rate: read }\n      summary: What Peyk';
const PHONEBOOK =
  '      operationId: createPhonebook\n      tags: [contacts]\n' +
  '      x-access: { who: member, permission: contact.edit, effects: [data], impersonator: true, states: any, rate: write }\n';
const SEND = '      operationId: createSend\n      tags: [send]\n      x-access:\n        {\n          who: member,\n';

/** One edit of a YAML file each. The rules of the contract refuse some by themselves; the others stand in the pinned table. */
const CONTRACT: readonly Mutant[] = [
  {
    name: 'news-for-everybody',
    danger: 'What is told to customers is told to strangers.',
    file: 'openapi/paths/home.yaml',
    find: NEWS,
    replace: '      x-access: { who: public, rate: public }\n      security: []\n      summary: What Peyk',
    noticedBy: 'gen',
  },
  {
    name: 'phonebooks-made-by-strangers',
    danger: 'A door without a lock, and nobody knows whose room is behind it.',
    file: 'openapi/paths/contacts.yaml',
    find: PHONEBOOK,
    replace: `${PHONEBOOK}      security: []\n`,
    noticedBy: 'gen',
  },
  {
    name: 'phonebooks-made-by-anybody-of-the-account',
    danger: 'A member who may only look changes what others send to.',
    file: 'openapi/paths/contacts.yaml',
    find: PHONEBOOK,
    replace: PHONEBOOK.replace('who: member, permission: contact.edit', 'who: signed-in'),
    noticedBy: PINNED,
  },
  {
    name: 'sending-by-who-may-read-reports',
    danger: 'A member who may only look spends the money.',
    file: 'openapi/paths/send.yaml',
    find: `${SEND}          permission: send.create,\n`,
    replace: `${SEND}          permission: report.read,\n`,
    noticedBy: PINNED,
  },
  {
    name: 'sending-on-behalf',
    danger: 'An admin who helps a customer sends at the customer’s cost.',
    file: 'openapi/paths/send.yaml',
    find: `${SEND}          permission: send.create,\n          effects: [money, send],\n          impersonator: false,\n`,
    replace: `${SEND}          permission: send.create,\n          effects: [money, send],\n          impersonator: true,\n`,
    noticedBy: PINNED,
  },
  {
    name: 'sending-of-blocked-accounts',
    danger: 'Anyone who was blocked for fraud goes on.',
    file: 'openapi/paths/send.yaml',
    find: `${SEND}          permission: send.create,\n          effects: [money, send],\n          impersonator: false,\n          states: [active],\n`,
    replace: `${SEND}          permission: send.create,\n          effects: [money, send],\n          impersonator: false,\n          states: [active, blocked],\n`,
    noticedBy: PINNED,
  },
  {
    name: 'sending-without-effect',
    danger: 'Nothing of it is audited any more, and it needs no key.',
    file: 'openapi/paths/send.yaml',
    find: `${SEND}          permission: send.create,\n          effects: [money, send],\n`,
    replace: `${SEND}          permission: send.create,\n          effects: [],\n`,
    noticedBy: PINNED,
  },
  {
    name: 'sending-without-key',
    danger: 'A program that asks again after a cut line sends twice.',
    file: 'openapi/paths/send.yaml',
    find: "follow it by `report/by_bulk` or the live socket.\n      parameters:\n        - $ref: '#/components/parameters/IdempotencyKey'\n",
    replace: 'follow it by `report/by_bulk` or the live socket.\n',
    noticedBy: 'gen',
  },
  {
    name: 'phonebook-with-unknown-names',
    danger: 'A body of 300,000 names that nobody asked for keeps the process busy.',
    file: 'openapi/paths/contacts.yaml',
    find: 'small letters.\n      requestBody:\n        required: true\n        content:\n          application/json:\n            schema:\n              type: object\n              additionalProperties: false\n',
    replace:
      'small letters.\n      requestBody:\n        required: true\n        content:\n          application/json:\n            schema:\n              type: object\n',
    noticedBy: 'gen',
  },
];

export const ACCESS_MUTANTS: readonly Mutant[] = [...HOOKS, ...JSON_LIMITS, ...CONTRACT];
