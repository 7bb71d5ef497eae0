import type { components } from '@peyk/shared-contract';
import type { FilterField, SelectOption } from '@peyk/shared-ui';
import type { FilterValuesOf } from '@peyk/shared-url-state';
import { normaliseDigits } from '@peyk/shared-validation';
import type { AuditLogFilters, AuditObjectKind } from '../api/audit-log';
import { auditLogMessages as messages } from '../audit-log-messages';

interface Choices {
  readonly people: readonly components['schemas']['AuditLogPerson'][];
  readonly keys: readonly components['schemas']['AuditLogKey'][];
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly actions: readonly { readonly id: string; readonly title: string }[];
  }[];
}

const words = messages.filters;
const ID = /^\d{1,19}$/;
const ID_MAX_DIGITS = 19;
const IP = /^[0-9a-f.:]{2,45}$/i;
const IP_MAX_CHARS = 45;
const NAME = /^[\w-]{1,60}$/;
const OUTCOMES = ['done', 'refused'] as const;
/** The identity of the holder has no id to be found by. */
const KINDS = (Object.keys(messages.kinds) as AuditObjectKind[]).filter((kind) => kind !== 'identity');

const digitsOf = (text: string) => normaliseDigits(text).trim();
/** Persian keyboards write its points as they write decimals. */
const ipOf = (text: string) => digitsOf(text).replaceAll('٫', '.');

const whoOptions = ({ people, keys }: Choices): SelectOption[] => [
  ...people.map(({ id, name, is_owner }) => ({ value: `u${id}`, label: is_owner ? words.owner(name) : name })),
  ...keys.map(({ id, title, prefix }) => ({ value: `k${id}`, label: words.key(title ?? prefix ?? id) })),
  { value: 'key', label: words.programs },
  { value: 'admin', label: messages.support },
  { value: 'stranger', label: messages.stranger },
];

/** Each heading for all that stands under it, then its actions. */
const actionOptions = ({ groups }: Choices): SelectOption[] =>
  groups.flatMap(({ id, title, actions }) => [
    { value: `g-${id}`, label: words.group(title) },
    ...actions.map((action) => ({ value: action.id, label: action.title })),
  ]);

const NO_CHOICES: Choices = { people: [], keys: [], groups: [] };

/** What the list can be narrowed to: the fields of the panel and the keys of the address. */
export const auditLogFilters = (choices: Choices = NO_CHOICES, loading = false) =>
  [
    { type: 'options', key: 'who', label: messages.columns.actor, options: whoOptions(choices), loading },
    { type: 'options', key: 'action', label: words.action, options: actionOptions(choices), loading },
    {
      type: 'options',
      key: 'outcome',
      label: messages.columns.outcome,
      options: OUTCOMES.map((value) => ({ value, label: messages.outcomes[value] })),
    },
    { type: 'date_range', key: 'at', label: messages.columns.at, dateFromKey: 'from', dateToKey: 'to' },
    {
      type: 'options',
      key: 'kind',
      label: words.objectKind,
      options: KINDS.map((value) => ({ value, label: messages.kinds[value] })),
    },
    {
      type: 'search',
      key: 'id',
      label: words.objectId,
      kind: 'digits',
      maxLength: ID_MAX_DIGITS,
      check: (text: string) => (ID.test(digitsOf(text)) ? undefined : words.badId),
    },
    {
      type: 'search',
      key: 'ip',
      label: messages.columns.ip,
      kind: 'latin',
      maxLength: IP_MAX_CHARS,
      check: (text: string) => (IP.test(ipOf(text)) ? undefined : words.badIp),
    },
  ] as const satisfies readonly FilterField[];

function toWho(who: string | undefined): AuditLogFilters {
  if (who === 'key' || who === 'admin' || who === 'stranger') return { actor: who };
  const id = who?.slice(1) ?? '';
  if (!ID.test(id)) return {};
  if (who?.startsWith('u')) return { user_id: id };
  return who?.startsWith('k') ? { key_id: id } : {};
}

function toAction(action: string | undefined): AuditLogFilters {
  if (action === undefined || !NAME.test(action)) return {};
  return action.startsWith('g-') ? { group: action.slice('g-'.length) } : { action };
}

/** What the address asks for, as the API takes it. What nobody can mean is dropped: a kind without an id, too. */
export function toAuditLogFilters({
  who,
  action,
  outcome,
  at,
  kind,
  id,
  ip,
}: FilterValuesOf<ReturnType<typeof auditLogFilters>>): AuditLogFilters {
  const result = OUTCOMES.find((one) => one === outcome);
  const object_kind = KINDS.find((one) => one === kind);
  return {
    ...toWho(who),
    ...toAction(action),
    ...(result !== undefined && { outcome: result }),
    ...(id !== undefined && ID.test(digitsOf(id)) && { object_id: digitsOf(id), ...(object_kind && { object_kind }) }),
    ...(ip !== undefined && IP.test(ipOf(ip)) && { ip: ipOf(ip) }),
    ...(at?.from !== undefined && { from: at.from }),
    ...(at?.to !== undefined && { to: at.to }),
  };
}
