import type { SmsType } from '@peyk/server-database';
import { SECRETARY_SMS_TYPES } from '@peyk/shared-sms';
import { sql } from 'kysely';

/** A user of the account, also one who was deactivated since. */
export interface MakerPerson {
  userId: bigint;
  name: string;
  username: string;
}

/** By what a send was made, or for whom. */
export type MakerKind = 'member' | 'key' | 'recurring' | 'secretary' | 'support' | 'system';

export interface SendMaker {
  kind: MakerKind;
  /** Whose key or plan it was, or who did it by hand; null where it is nobody's of the account. */
  person: MakerPerson | null;
}

/** What a row of `sends` says of its maker, as JSON has it. */
export type MakerTuple = [userId: string | null, isSupport: boolean, keyId: string | null, recurringId: string | null];

/** Of a row of `page s`, in the order of `MakerTuple`. The name of an admin stays where it is. */
export const MAKER = sql`
  json_build_array(s.user_id::text, s.impersonated_by is not null, s.key_id::text, s.recurring_id::text)`;

/** Each person of each question once. */
export interface MakerRow {
  asked: number;
  userId: string;
  name: string;
  username: string;
}

/** Who made the sends of `page`: of the account of the send, whatever id stands in it. */
export const MAKERS = sql`
  select distinct s.asked, u.id::text as "userId", u.name, u.username
  from page s join users u on u.account_id = s.account_id and u.id = s.user_id`;

const SECRETARIES: readonly SmsType[] = SECRETARY_SMS_TYPES;

/** By what it was made. Of sends from before keys and rules were kept with them, only the type tells. */
export function makerKindOf([userId, isSupport, keyId, recurringId]: MakerTuple, type: SmsType): MakerKind {
  if (keyId !== null) return 'key';
  if (recurringId !== null || type === 'congrats') return 'recurring';
  if (SECRETARIES.includes(type)) return 'secretary';
  if (isSupport) return 'support';
  if (userId === null) return 'system';
  return type === 'webservice' ? 'key' : 'member';
}

/** The people of an answer, to be found by the question and the id. */
export function readPeople(rows: readonly MakerRow[] | null): ReadonlyMap<string, MakerPerson> {
  return new Map(
    rows?.map(({ asked, userId, ...names }) => [`${asked} ${userId}`, { userId: BigInt(userId), ...names }]),
  );
}

/** Who made a send. */
export function readMaker(
  tuple: MakerTuple,
  { asked, type, people }: { asked: number; type: SmsType; people: ReadonlyMap<string, MakerPerson> },
): SendMaker {
  return { kind: makerKindOf(tuple, type), person: people.get(`${asked} ${tuple[0] ?? ''}`) ?? null };
}
