import { DESK_ROLES, UsageError, readOneOf, text } from '@peyk/server-module';
import type { Command, DeskRole, OptionHelp } from '@peyk/server-module';
import { listPeople } from './people.repository';
import { addPerson, resetPerson, setDisabled, setRoles } from './people.service';

const USERNAME = ['username'] as const;
const ROLES: OptionHelp = {
  kind: 'text',
  help: `With commas between: ${DESK_ROLES.join(', ')}. content: patterns, secretaries, sends; finance: deposits; identity: documents, identities; support: tickets; accounts: accounts (with finance also their money, with commerce what they may use); editorial: news, banners, questions; commerce: lines, tariffs, packages, plans; engine: how it stands.`,
  required: true,
};

function rolesOf(given: string): DeskRole[] {
  const roles = given.split(',').map((role) => readOneOf(role.trim(), DESK_ROLES));
  if (roles.length === 0) throw new UsageError('--roles names at least one role.');
  return [...new Set(roles)];
}

const authenticatorLines = (address: string) => [
  'Give this address to the person; their authenticator takes it as a QR code or by hand. It is not shown again:',
  address,
];

const add: Command = {
  name: 'desk add',
  help: 'Let a person work at the desk; asks for a password of 12 characters or more.',
  words: USERNAME,
  options: { name: { kind: 'text', help: 'Shown at the desk.', required: true }, roles: ROLES },
  account: null,
  run: async (context, { words: [username = ''], values }) => {
    const password = await context.readSecret('password');
    const person = { username, name: text(values, 'name'), roles: rolesOf(text(values, 'roles')), password };
    return [`${username} may work at the desk.`, ...authenticatorLines(await addPerson(context, person))];
  },
};

const list: Command = {
  name: 'desk list',
  help: 'Show the people of the desk.',
  readsOnly: true,
  run: async ({ db }) => {
    const people = await listPeople(db);
    if (people.length === 0) return ['Nobody works at the desk; see "desk add".'];
    return people.map(
      ({ username, name, roles, disabled_at: disabledAt }) =>
        `${username}  ${name}  ${roles.join(',')}${disabledAt === null ? '' : `  disabled since ${disabledAt.toISOString()}`}`,
    );
  },
};

const roles: Command = {
  name: 'desk roles',
  help: 'Change what a person of the desk may decide about.',
  words: USERNAME,
  options: { roles: ROLES },
  account: null,
  run: async (context, { words: [username = ''], values }) => {
    await setRoles(context, username, rolesOf(text(values, 'roles')));
    return ['Changed.'];
  },
};

const reset: Command = {
  name: 'desk reset',
  help: 'Give a person of the desk a new password and a new authenticator; ends their sessions.',
  words: USERNAME,
  account: null,
  run: async (context, { words: [username = ''] }) =>
    authenticatorLines(await resetPerson(context, username, await context.readSecret('password'))),
};

const disable: Command = {
  name: 'desk disable',
  help: 'Shut a person out of the desk, at once.',
  words: USERNAME,
  account: null,
  run: async (context, { words: [username = ''] }) => {
    await setDisabled(context, username, true);
    return ['Disabled; their sessions have ended.'];
  },
};

const enable: Command = {
  name: 'desk enable',
  help: 'Let a person work at the desk again.',
  words: USERNAME,
  account: null,
  run: async (context, { words: [username = ''] }) => {
    await setDisabled(context, username, false);
    return ['Enabled.'];
  },
};

/** The people of the desk. */
export const deskCommands: readonly Command[] = [add, list, roles, reset, disable, enable];
