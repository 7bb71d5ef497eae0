import type { AuditObjectFilter } from '@peyk/server-audit';
import type { components } from '@peyk/shared-contract';

export type ObjectKind = components['schemas']['AuditLogObjectKind'];

/** What each kind is called, alone and with a number before it. */
export const OBJECT_TITLES: Readonly<Record<ObjectKind, string>> = {
  ...{
    send: 'ارسال',
    recurring: 'ارسال تکراری',
    upload: 'فایل شماره‌ها',
    user: 'همکار',
    role: 'نقش',
    apikey: 'کلید API',
  },
  ...{ webhook: 'وب‌هوک', line: 'خط', agreement: 'تعهدنامه', contact: 'مخاطب', phonebook: 'دفترچه', tag: 'برچسب' },
  ...{ property: 'ویژگی', segment: 'بخش', draft: 'پیام آماده', 'draft-group': 'گروه پیام‌های آماده', pattern: 'الگو' },
  ...{ secretary: 'منشی', file: 'فایل', document: 'مدرک', ticket: 'درخواست', deposit: 'واریز', payment: 'پرداخت' },
  ...{ plan: 'طرح', gift: 'هدیه', inbox: 'پیام دریافتی', identity: 'هویت صاحب حساب' },
};

/** Of actions whose request has a bare id, what that is an id of. */
const ROWS: Readonly<Partial<Record<ObjectKind, readonly string[]>>> = {
  user: ['updateColleague', 'activateColleague', 'deactivateColleague', 'inviteColleagueAgain'],
  role: ['updateAccessRole', 'deleteAccessRole', 'duplicateAccessRole'],
  apikey: ['deleteApiKey'],
  webhook: ['updateWebhook', 'deleteWebhook', 'testWebhook', 'rotateWebhookSecret'],
  recurring: ['updateRecurringSend', 'deleteRecurringSend', 'pauseRecurringSend', 'resumeRecurringSend'],
  contact: ['updateContact', 'deleteContacts'],
  phonebook: ['updatePhonebook', 'deletePhonebooks'],
  tag: ['updateTag', 'deleteTags'],
  property: ['updateProperty', 'deleteProperties'],
  segment: ['updateSegment', 'deleteSegments'],
  draft: ['updateDraft', 'deleteDrafts'],
  'draft-group': ['updateDraftGroup', 'deleteDraftGroup'],
  pattern: ['updatePattern', 'deletePatterns', 'testPattern'],
  secretary: [
    'updateSecretary',
    'deleteSecretaries',
    'setSecretaryActive',
    'updateReader',
    'deleteReaders',
    'updatePoll',
    'deletePolls',
  ],
  file: ['renameFile', 'deleteFiles', 'downloadFile'],
  document: ['removeDocument'],
  ticket: ['closeTicket', 'rateTicket', 'addTicketInteraction'],
  gift: ['takeGift'],
  inbox: ['deleteInbox'],
};

/** What waits at the desk, by the names of its queues. */
const QUEUES: Readonly<Record<string, ObjectKind>> = {
  ...{ sends: 'send', tickets: 'ticket', documents: 'document', deposits: 'deposit', secretaries: 'secretary' },
  ...{ payments: 'payment', patterns: 'pattern' },
};
const QUEUE_KINDS = new Map(Object.entries(QUEUES));
const QUEUE_OF = new Map(Object.entries(QUEUES).map(([queue, kind]) => [kind, queue] as const));

const KIND_OF_ROW = new Map(
  Object.entries(ROWS).flatMap(([kind, actions]) => actions.map((action) => [action, kind as ObjectKind] as const)),
);

const ONE = /^([a-z-]+):(\d{1,19})$/;
/** A version of something that waits at the desk, by its id, with its account's before it, or by its code. */
const VERSION = /^([a-z]+):(?:\d{1,19}\.)?(?:(\d{1,19})|(p\d{1,18}))\.\d{1,9}$/;
/** Whose identity was settled at the desk: the account's own, so there is one of it and nobody needs its id. */
const IDENTITY = /^identities:\d{1,19}(?:\.|$)/;
const IDENTITY_COMMANDS: readonly string[] = ['identity accept', 'identity refuse'];
const SEVERAL = /^rows:(\d{1,19}(?:,\d{1,19})*)(?:\+(\d+))?$/;

export interface AboutObject {
  kind: ObjectKind;
  id: bigint | null;
  count: number | null;
  /** Of what is named by a code, that code. */
  name?: string;
}

/** Of which something a version was decided about. */
function versionOf(object: string): AboutObject | undefined {
  const [, queue = '', id, code] = VERSION.exec(object) ?? [];
  const kind = QUEUE_KINDS.get(queue);
  if (kind === undefined) return undefined;
  if (code !== undefined) return { kind, id: null, count: null, name: code };
  return id === undefined ? undefined : { kind, id: BigInt(id), count: null };
}

/** What an entry is about, where it is something that the account has. */
export function objectOf({ action, object }: { action: string; object: string | null }): AboutObject | null {
  if (IDENTITY_COMMANDS.includes(action) || (object !== null && IDENTITY.test(object)))
    return { kind: 'identity', id: null, count: null };
  if (object === null) return null;
  const [, name = '', id] = ONE.exec(object) ?? [];
  if (id !== undefined) {
    const kind = name === 'row' || name === 'rows' ? KIND_OF_ROW.get(action) : (QUEUE_KINDS.get(name) ?? name);
    return kind !== undefined && Object.hasOwn(OBJECT_TITLES, kind)
      ? { kind: kind as ObjectKind, id: BigInt(id), count: null }
      : null;
  }
  const version = versionOf(object);
  if (version) return version;
  const [, ids, more = '0'] = SEVERAL.exec(object) ?? [];
  const kind = KIND_OF_ROW.get(action);
  if (ids === undefined || kind === undefined) return null;
  const named = ids.split(',');
  const count = named.length + Number(more);
  return { kind, id: count === 1 ? BigInt(named[0] ?? 0) : null, count: count === 1 ? null : count };
}

const namesOf = (kind: ObjectKind): readonly string[] => [
  kind,
  ...(QUEUE_OF.has(kind) ? [QUEUE_OF.get(kind) ?? ''] : []),
];

/** How entries about one thing are found; without a kind, about all things that have the id, where they are named alone. */
export function filterOfObject(kind: ObjectKind | undefined, id: bigint): AuditObjectFilter {
  const kinds = kind === undefined ? (Object.keys(OBJECT_TITLES) as ObjectKind[]) : [kind];
  const rowActions = kinds.flatMap((one) => ROWS[one] ?? []);
  const names = [...kinds.flatMap(namesOf), ...(rowActions.length > 0 ? ['row', 'rows'] : [])];
  const inRows = kind !== undefined && rowActions.length > 0;
  return { id, names: names.map((name) => `${name}:${id}`), rowActions, inRows };
}

/** Whose states numbers in an entry are. */
export function subjectOf(entry: { action: string; object: string | null }): 'send' | 'pattern' | 'ticket' | 'other' {
  const kind = objectOf(entry)?.kind;
  if (kind === 'send' || kind === 'pattern' || kind === 'ticket') return kind;
  const [word] = entry.action.split(' ');
  if (word === 'review' || word === 'send') return 'send';
  return word === 'pattern' || entry.object?.startsWith('patterns:')
    ? 'pattern'
    : word === 'ticket'
      ? 'ticket'
      : 'other';
}
