import { jsonText } from '@peyk/server-database';
import { reachNow } from '@peyk/server-http';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SuppressedKind } from '../contacts.tables';
import type { KeyRange } from '../number-range';
import type { PropertyValue } from '../properties/property-value';
import { idsParameter } from '../parameters';
import { hasTrigram, matchesSearch } from './contact-search';
import type { Gender } from './contacts.repository';

/** What is asked of one property: from a value to another, both included, or the beginning of a text; of nothing but the id, any value. */
export interface PropertyQuestion {
  id: bigint;
  begins?: string | undefined;
  from?: PropertyValue | undefined;
  to?: PropertyValue | undefined;
}

/** What became of the messages to someone: reached in the last `days` days or not, never reached though sent to, never sent to. */
export interface ReachQuestion {
  kind: 'delivered' | 'not_delivered' | 'never_reached' | 'never_sent';
  /** Of the first two. */
  days: number;
}

/** What the filter panel may ask for; all must hold. */
export interface ContactQuestion {
  accountId: bigint;
  /** Only these, of those that all else finds; not together with a phonebook. */
  ids?: readonly bigint[] | undefined;
  phonebookId?: bigint | undefined;
  numbers?: KeyRange | undefined;
  /** Words that must all be found; see `contact-search.ts`. */
  search?: readonly string[] | undefined;
  gender?: Gender | undefined;
  /** Days of birth, `YYYY-MM-DD`, both included. */
  birthFrom?: string | undefined;
  birthTo?: string | undefined;
  /** All of them. */
  tagIds?: readonly bigint[] | undefined;
  properties?: readonly PropertyQuestion[] | undefined;
  /** Whether it stands on the send blacklist. */
  blacklisted?: boolean | undefined;
  optedOut?: boolean | undefined;
  reach?: ReachQuestion | undefined;
  /** When it became a contact. */
  fromDate?: Date | undefined;
  toDate?: Date | undefined;
}

type Condition = RawBuilder<boolean>;

/** The digits of a question that asks for nothing but a few digits, too short for the index of searches. */
export function digitsAlone({ accountId: _account, search = [], ...others }: ContactQuestion): string | undefined {
  if (reachNow().phonebookIds !== null) return undefined;
  const [word] = search;
  const isAlone =
    search.length === 1 && Object.values(others).every((asked) => asked === undefined || isNothing(asked));
  // The 0 before a number is left out where digits alone are looked for.
  return isAlone && word !== undefined && !hasTrigram(word) && /^[1-9]\d*$/.test(word) ? word : undefined;
}

const isNothing = (asked: unknown) => Array.isArray(asked) && asked.length === 0;

/** What a question asks of the contacts themselves, for a table with this alias. */
export function askedOf(question: ContactQuestion, alias: string): Condition[] {
  const { accountId, search = [], tagIds = [], properties = [], blacklisted, optedOut } = question;
  const mobile = sql.ref(`${alias}.mobile`);
  const listed = (kind: SuppressedKind, wanted: boolean) => sql<boolean>`${wanted ? sql`` : sql`not`} exists (
    select from suppressed_numbers s where s.account_id = ${accountId} and s.kind = ${kind} and s.mobile = ${mobile})`;
  return [
    ...inReach(accountId, mobile),
    ...(search.length > 0 ? [matchesSearch(alias, search)] : []),
    ...ofFields(question, alias),
    ...tagIds.map(
      (id) => sql<boolean>`exists (
      select from contact_tags g where g.account_id = ${accountId} and g.tag_id = ${id} and g.mobile = ${mobile})`,
    ),
    ...properties.map((property) => hasValue(accountId, property, mobile)),
    ...(blacklisted === undefined ? [] : [listed('blacklist', blacklisted)]),
    ...(optedOut === undefined ? [] : [listed('opt_out', optedOut)]),
    ...(question.reach === undefined ? [] : [wasReached(accountId, question.reach, mobile)]),
  ];
}

/** Only those who stand in a phonebook that the caller sees. */
export function inReach(accountId: bigint, mobile: RawBuilder<unknown>): Condition[] {
  const { phonebookIds } = reachNow();
  if (phonebookIds === null) return [];
  return [
    sql<boolean>`exists (select from phonebook_members w
      where w.account_id = ${accountId} and w.phonebook_id = any(${idsParameter(phonebookIds)}) and w.mobile = ${mobile})`,
  ];
}

function ofFields({ ids, gender, birthFrom, birthTo, fromDate, toDate }: ContactQuestion, alias: string): Condition[] {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return [
    ...(ids === undefined ? [] : [sql<boolean>`${column('id')} = any(${idsParameter(ids)})`]),
    ...(gender === undefined ? [] : [sql<boolean>`${column('gender')} = ${gender}`]),
    ...(birthFrom === undefined ? [] : [sql<boolean>`${column('birth_date')} >= ${birthFrom}::date`]),
    ...(birthTo === undefined ? [] : [sql<boolean>`${column('birth_date')} <= ${birthTo}::date`]),
    ...(fromDate === undefined ? [] : [sql<boolean>`${column('created_at')} >= ${fromDate}`]),
    ...(toDate === undefined ? [] : [sql<boolean>`${column('created_at')} <= ${toDate}`]),
  ];
}

/** By what settled sends have left: `fold-reach.ts`. Days are those of Tehran, and today is one of them. */
function wasReached(accountId: bigint, { kind, days }: ReachQuestion, mobile: RawBuilder<unknown>): Condition {
  const known = (more: RawBuilder<unknown>) => sql`exists (
    select from number_reach k where k.account_id = ${accountId} and k.mobile = ${mobile} ${more})`;
  if (kind === 'never_sent') return sql<boolean>`not ${known(sql``)}`;
  if (kind === 'never_reached') return sql<boolean>`${known(sql`and k.last_delivered_on is null`)}`;
  const lately = known(sql`and k.last_delivered_on > (now() at time zone 'Asia/Tehran')::date - ${days}::int`);
  return kind === 'delivered' ? sql<boolean>`${lately}` : sql<boolean>`not ${lately}`;
}

/** Above every letter that a key can hold: what lies between a text and the text with it begins with the text. */
const LAST = '\u{10ffff}';

function hasValue(
  accountId: bigint,
  { id, begins, from, to }: PropertyQuestion,
  mobile: RawBuilder<unknown>,
): Condition {
  const key = (value: PropertyValue) => sql`property_key(${jsonText(value)}::jsonb)`;
  const bounds = [
    ...(begins === undefined ? [] : [sql`v.value_key >= ${key(begins)} and v.value_key <= ${key(begins)} || ${LAST}`]),
    ...(from === undefined ? [] : [sql`v.value_key >= ${key(from)}`]),
    ...(to === undefined ? [] : [sql`v.value_key <= ${key(to)}`]),
  ];
  const all = sql.join(
    [sql`v.account_id = ${accountId} and v.property_id = ${id} and v.mobile = ${mobile}`, ...bounds],
    sql` and `,
  );
  return sql<boolean>`exists (select from contact_property_values v where ${all})`;
}
