import { randomBytes } from 'node:crypto';
import { runTransaction } from '@peyk/server-database';
import { UsageError, optionalText, readId, readMobile, text } from '@peyk/server-module';
import type { AdminContext, Command } from '@peyk/server-module';
import { PERMISSIONS } from '@peyk/shared-contract';
import { formatMobile, keyToMobile } from '@peyk/shared-sms';
import type { MemberKey } from './members/members.repository';
import { activateMember, createMember, deactivateMember, listMembers, setMemberRole } from './members/members.service';
import { createRole, deleteRole, listAccessRoles, updateRole } from './roles/roles.service';

const PASSWORD_BYTES = 12;
const USERNAME = ['username'] as const;
const ACCOUNT = {
  kind: 'text',
  help: 'The username of the account’s owner, or of any of its users.',
  required: true,
} as const;
const LONGEST_KEY = Math.max(...Object.keys(PERMISSIONS).map(({ length }) => length));
const PERMISSION_LIST = Object.entries(PERMISSIONS)
  .map(([key, { title }]) => `\n          ${key.padEnd(LONGEST_KEY)}  ${title}`)
  .join('');

async function accountOf(context: AdminContext, username: string): Promise<bigint> {
  return (await context.userOf(username)).accountId;
}

const readPermissions = (list: string) =>
  list
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');

const addRole: Command = {
  name: 'role create',
  help: 'Make a role: what the members of an account who have it may do.',
  options: {
    account: ACCOUNT,
    title: { kind: 'text', help: '1 to 60 characters.', required: true },
    permissions: { kind: 'text', help: `With commas between:${PERMISSION_LIST}`, required: true },
  },
  account: 'account',
  run: async (context, { values }) => {
    const role = { title: text(values, 'title'), permissions: readPermissions(text(values, 'permissions')) };
    const accountId = await accountOf(context, text(values, 'account'));
    const now = context.clock.now();
    const roleId = await runTransaction(context.db, (tx) => createRole(tx, { accountId, ...role, now }));
    return [`Role ${roleId} was made.`];
  },
};

const changeRole: Command = {
  name: 'role update',
  help: 'Give a role another title or other permissions; for its members at once.',
  words: ['role-id'],
  options: {
    account: ACCOUNT,
    title: { kind: 'text', help: '1 to 60 characters.' },
    permissions: { kind: 'text', help: `All that it has from now on, with commas between:${PERMISSION_LIST}` },
  },
  account: 'account',
  run: async (context, { words: [id = ''], values }) => {
    const title = optionalText(values, 'title');
    const permissions = optionalText(values, 'permissions');
    if (title === undefined && permissions === undefined) throw new UsageError('Give --title or --permissions.');
    const key = { accountId: await accountOf(context, text(values, 'account')), roleId: readId(id) };
    const changes = {
      ...(title !== undefined && { title }),
      ...(permissions !== undefined && { permissions: readPermissions(permissions) }),
    };
    const now = context.clock.now();
    await runTransaction(context.db, (tx) => updateRole(tx, { ...key, ...changes, now }));
    return ['The role was changed.'];
  },
};

const removeRole: Command = {
  name: 'role delete',
  help: 'Delete a role that no member holds.',
  words: ['role-id'],
  options: { account: ACCOUNT },
  account: 'account',
  run: async (context, { words: [id = ''], values }) => {
    const key = { accountId: await accountOf(context, text(values, 'account')), roleId: readId(id) };
    await runTransaction(context.db, (tx) => deleteRole(tx, key));
    return ['The role was deleted.'];
  },
};

const listRoles: Command = {
  name: 'role list',
  help: 'Show the roles of an account.',
  readsOnly: true,
  options: { account: ACCOUNT },
  run: async (context, { values }) => {
    const accountId = await accountOf(context, text(values, 'account'));
    const roles = await listAccessRoles(context.db, { accountId });
    if (roles.length === 0) return ['There is none.'];
    return roles.map(({ roleId, title, permissions }) => `${roleId}  ${title}  ${permissions.join(',')}`);
  },
};

const addMember: Command = {
  name: 'member add',
  help: 'Let another person sign in to an account, with the permissions of one role; prints the password once.',
  options: {
    account: ACCOUNT,
    role: { kind: 'text', help: 'The id that "role list" shows.', required: true },
    username: { kind: 'text', help: '3 to 64 Latin letters, digits, dots, hyphens, underscores.', required: true },
    name: { kind: 'text', help: 'Shown in the panel.', required: true },
    mobile: { kind: 'text', help: 'Where login codes go, such as 09xxxxxxxxx.', required: true },
  },
  account: 'account',
  run: async (context, { values }) => {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const member = {
      roleId: readId(text(values, 'role')),
      username: text(values, 'username'),
      name: text(values, 'name'),
      mobile: readMobile(text(values, 'mobile')),
      password,
      now: context.clock.now(),
    };
    const accountId = await accountOf(context, text(values, 'account'));
    await runTransaction(context.db, (tx) => createMember(tx, { accountId, ...member }));
    return ['The member was added.', `Password: ${password}`];
  },
};

const setRole: Command = {
  name: 'member set-role',
  help: 'Give a member another role, at once.',
  words: USERNAME,
  options: { role: { kind: 'text', help: 'The id that "role list" shows.', required: true } },
  account: 'username',
  run: async (context, { words: [username = ''], values }) => {
    const roleId = readId(text(values, 'role'));
    const { accountId, userId } = await context.userOf(username);
    await runTransaction(context.db, (tx) => setMemberRole(tx, { accountId, userId, roleId }));
    return ['The member has this role from now on.'];
  },
};

async function memberOf(context: AdminContext, username: string): Promise<MemberKey> {
  const { accountId, userId } = await context.userOf(username);
  return { accountId, userId };
}

const deactivate: Command = {
  name: 'member deactivate',
  help: 'End all sessions of a member, who cannot sign in again.',
  words: USERNAME,
  account: 'username',
  run: async (context, { words: [username = ''] }) => {
    const key = await memberOf(context, username);
    const now = context.clock.now();
    await runTransaction(context.db, (tx) => deactivateMember(tx, { ...key, now }));
    return ['Deactivated: its sessions were ended.'];
  },
};

const activate: Command = {
  name: 'member activate',
  help: 'Let a deactivated member sign in again.',
  words: USERNAME,
  account: 'username',
  run: async (context, { words: [username = ''] }) => {
    const key = await memberOf(context, username);
    await runTransaction(context.db, (tx) => activateMember(tx, key));
    return ['It can sign in.'];
  },
};

const list: Command = {
  name: 'member list',
  help: 'Show the members of an account.',
  readsOnly: true,
  options: { account: ACCOUNT },
  run: async (context, { values }) => {
    const accountId = await accountOf(context, text(values, 'account'));
    const members = await listMembers(context.db, { accountId });
    if (members.length === 0) return ['There is none.'];
    return members.map(
      ({ username, name, mobile, state, roleTitle }) =>
        `${username}  ${name}  ${formatMobile(keyToMobile(mobile))}  ${state}  ${roleTitle}`,
    );
  },
};

/** Roles and members, for admins. */
export const colleaguesCommands: readonly Command[] = [
  addRole,
  changeRole,
  removeRole,
  listRoles,
  addMember,
  setRole,
  deactivate,
  activate,
  list,
];
