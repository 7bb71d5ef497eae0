import type { AccountEntryFilters } from '@peyk/server-audit';
import { isGoodRange } from '@peyk/server-http';
import type { components } from '@peyk/shared-contract';
import { fail } from './fail';
import { actionsOfGroup } from './words/actions';
import { filterOfObject } from './words/objects';

export type GivenFilters = components['schemas']['AuditLogFilters'];

const idOf = (text: string | undefined) => (text === undefined ? undefined : BigInt(text));
const instantOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

function actionsOf({ action, group }: GivenFilters): string[] | undefined {
  const grouped = group === undefined ? undefined : actionsOfGroup(group);
  if (action === undefined) return grouped;
  return grouped === undefined || grouped.includes(action) ? [action] : [];
}

/** As the log is asked. @throws badRange */
export function filtersOf(given: GivenFilters = {}): AccountEntryFilters {
  const { user_id, key_id, actor, object_kind, object_id, outcome, ip } = given;
  const [from, to] = [instantOf(given.from), instantOf(given.to)];
  if (!isGoodRange(from, to)) fail('badRange', 'to');
  return {
    ...{
      userId: idOf(user_id),
      keyId: idOf(key_id),
      actorKind: actor,
      actions: actionsOf(given),
      outcome,
      ip,
      from,
      to,
    },
    object: object_id === undefined ? undefined : filterOfObject(object_kind, BigInt(object_id)),
  };
}
