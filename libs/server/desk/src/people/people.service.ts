import { auditChange, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { hashPassword } from '@peyk/server-auth';
import { requireOwned, unlessTaken } from '@peyk/server-http';
import type { DeskRole } from '@peyk/server-module';
import type { Seal } from '@peyk/server-seal';
import { fail } from '../fail';
import { shutOutPerson } from '../sign-in/desk-sessions.repository';
import { newAuthenticator } from './authenticator';
import { changePerson, insertPerson, lockPerson } from './people.repository';
import type { PersonRow } from './people.repository';

const USERNAME = /^[a-z0-9._-]{3,64}$/;
const MOST_NAME_CHARS = 100;
const [LEAST_PASSWORD_CHARS, MOST_PASSWORD_CHARS] = [12, 128];

type Ports = ServerContext & { seal: Seal };

export interface NewPerson {
  username: string;
  name: string;
  password: string;
  roles: readonly DeskRole[];
}

function requirePassword(password: string): string {
  const chars = [...password].length;
  return chars >= LEAST_PASSWORD_CHARS && chars <= MOST_PASSWORD_CHARS ? password : fail('badPerson');
}

/**
 * Lets a person work at the desk. @returns the `otpauth://` address of the authenticator, which nobody can read again
 * @throws badPerson, usernameTaken
 */
export async function addPerson(
  { db, clock, seal }: Ports,
  { username, name, password, roles }: NewPerson,
): Promise<string> {
  const shown = name.trim();
  if (!USERNAME.test(username) || shown === '' || [...shown].length > MOST_NAME_CHARS) fail('badPerson');
  const passwordHash = await hashPassword(requirePassword(password));
  return runTransaction(db, async (tx) => {
    const row = { username, name: shown, passwordHash, roles, at: clock.now() };
    const id = await unlessTaken(insertPerson(tx, row), { desk_people_username: () => fail('usernameTaken') });
    const { sealed, address } = newAuthenticator(seal, { id, username });
    await changePerson(tx, id, { authenticator_sealed: sealed });
    auditChange({ object: `desk-person:${username}`, before: {}, after: { roles: [...roles] } });
    return address;
  });
}

/** Gives a new password and a new authenticator, and ends what is open. @returns as addPerson @throws badPerson, unknownPerson */
export async function resetPerson({ db, seal }: Ports, username: string, password: string): Promise<string> {
  const hash = await hashPassword(requirePassword(password));
  return change(db, username, async (tx, { id }) => {
    const { sealed, address } = newAuthenticator(seal, { id, username });
    await changePerson(tx, id, { password_hash: hash, authenticator_sealed: sealed, last_step: null });
    await shutOutPerson(tx, id);
    auditChange({ object: `desk-person:${username}`, before: { isReset: false }, after: { isReset: true } });
    return address;
  });
}

/** What a person may decide about from now on, also in sessions that are open. @throws unknownPerson */
export function setRoles({ db }: ServerContext, username: string, roles: readonly DeskRole[]): Promise<void> {
  return change(db, username, async (tx, person) => {
    await changePerson(tx, person.id, { roles: [...roles] });
    const object = `desk-person:${username}`;
    auditChange({ object, before: { roles: person.roles }, after: { roles: [...roles] } });
  });
}

/** Shuts a person out, with their open sessions, or lets them in again. @throws unknownPerson */
export function setDisabled({ db, clock }: ServerContext, username: string, isDisabled: boolean): Promise<void> {
  return change(db, username, async (tx, person) => {
    await changePerson(tx, person.id, { disabled_at: isDisabled ? clock.now() : null });
    if (isDisabled) await shutOutPerson(tx, person.id);
    const object = `desk-person:${username}`;
    auditChange({ object, before: { isDisabled: person.disabled_at !== null }, after: { isDisabled } });
  });
}

function change<T>(
  db: ServerContext['db'],
  username: string,
  work: (tx: Tx, person: PersonRow) => Promise<T>,
): Promise<T> {
  return runTransaction(db, async (tx) =>
    work(tx, await requireOwned(lockPerson(tx, username), () => fail('unknownPerson'))),
  );
}
