import type { AccountEntry } from '@peyk/server-audit';
import type { components } from '@peyk/shared-contract';
import type { NamedIds, Names } from './names.repository';
import { isOfPanel, wordsOfAction } from './words/actions';
import { changesOf, sidesOf } from './words/changes';
import { objectOf, subjectOf } from './words/objects';
import SENTENCES from './words/sentences.gen.json';

type Schemas = components['schemas'];
export type PresentedEntry = Schemas['AuditLogEntry'];

const KEY = /^apikey:(\d{1,19})$/;
const TOLD_OF: Readonly<Record<string, string>> = SENTENCES;
const OTHER_REFUSAL = 'انجام نشد.';

function keyOf({ actorKind, details }: AccountEntry): bigint | undefined {
  if (actorKind !== 'key') return undefined;
  const [, id] = KEY.exec(String((details as { key?: unknown } | null)?.key)) ?? [];
  return id === undefined ? undefined : BigInt(id);
}

/** Of a fact before and after: one id, or a list of them. */
const idsOf =
  (fact: string) =>
  (entry: AccountEntry): bigint[] => {
    const { before, after } = sidesOf(entry.details);
    return [before[fact], after[fact]]
      .flat()
      .flatMap((id) => (/^\d{1,18}$/.test(String(id)) ? [BigInt(String(id))] : []));
  };

/** Whose names a page needs. */
export function idsIn(entries: readonly AccountEntry[]): NamedIds {
  const objects = entries.flatMap((entry) => objectOf(entry) ?? []);
  const about = (kind: Schemas['AuditLogObjectKind']) =>
    objects.flatMap((object) => (object.kind === kind && object.id !== null ? [object.id] : []));
  return {
    users: [...entries.flatMap(({ userId }) => userId ?? []), ...about('user')],
    roles: [...entries.flatMap(idsOf('roleId')), ...about('role')],
    lines: entries.flatMap(idsOf('lineIds')),
    phonebooks: entries.flatMap(idsOf('phonebookIds')),
    keys: [...entries.flatMap((entry) => keyOf(entry) ?? []), ...about('apikey')],
  };
}

function actorOf(entry: AccountEntry, { users, keys }: Names): PresentedEntry['actor'] {
  const { actorKind: kind, userId, adminName, action } = entry;
  const keyId = keyOf(entry);
  const key = keyId === undefined ? null : (keys.get(keyId) ?? { title: null, prefix: null });
  const isAdmin = kind === 'admin';
  return {
    kind,
    user_id: isAdmin || userId === null ? null : userId.toString(),
    name: isAdmin ? (isOfPanel(action) ? adminName : null) : userId === null ? null : (users.get(userId) ?? null),
    key: key && { id: String(keyId), ...key },
  };
}

function aboutOf(entry: AccountEntry, { users, roles, keys }: Names): PresentedEntry['object'] {
  const about = objectOf(entry);
  if (!about) return null;
  const { kind, id, count, name: code = null } = about;
  const named = { user: users, role: roles, apikey: new Map([...keys].map(([key, { title }]) => [key, title])) };
  const name = id !== null && (kind === 'user' || kind === 'role' || kind === 'apikey') ? named[kind].get(id) : code;
  return { kind, id: id?.toString() ?? null, name: name ?? null, count };
}

function outcomeOf(outcome: string): Pick<PresentedEntry, 'outcome' | 'refusal'> {
  if (outcome === 'done' || outcome === 'begun') return { outcome, refusal: null };
  return { outcome: 'refused', refusal: { code: outcome, message: TOLD_OF[outcome] ?? OTHER_REFUSAL } };
}

/** What was given to a command is its admin's business: of what support did, only before and after are told. */
function toldDetails({ action, details }: AccountEntry): unknown {
  if (isOfPanel(action)) return details;
  const { before, after } = (details ?? {}) as { before?: unknown; after?: unknown };
  return before === undefined ? null : { before, after };
}

export function presentEntry(entry: AccountEntry, names: Names): PresentedEntry {
  const { id, at, action, outcome, actorKind, ip } = entry;
  return {
    ...{ id: id.toString(), at: at.toISOString(), action, ...wordsOfAction(action), ...outcomeOf(outcome) },
    ...{ actor: actorOf(entry, names), object: aboutOf(entry, names), ip: actorKind === 'admin' ? null : ip },
    changes: changesOf(toldDetails(entry), { ...names, subject: subjectOf(entry) }),
  };
}
