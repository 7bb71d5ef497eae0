import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { offsetOf, unlessTaken } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { searchForm } from '@peyk/shared-validation';
import { inTurn } from '../account-turn';
import { fail } from '../fail';
import { MAX_PROPERTIES } from '../limits';
import {
  changeProperty,
  countPropertyUse,
  hideProperties,
  insertProperty,
  listPropertyRows,
} from './properties.repository';
import type { PropertyChange, PropertyKey, PropertyRow, PropertyType } from './properties.repository';
import { readPropertyValue } from './property-value';
import type { PropertyValue } from './property-value';

/** What every contact has, in fields of its own; a text with variables calls them by these Latin titles. */
export const SYSTEM_PROPERTIES = [
  { title: 'نام', latinTitle: 'name', type: 'string' },
  { title: 'شماره', latinTitle: 'mobile', type: 'string' },
  { title: 'جنسیت', latinTitle: 'gender', type: 'string' },
  { title: 'تاریخ تولد', latinTitle: 'birth_date', type: 'date' },
] as const;

/** Counted further only by who wants to wait. */
const USE_COUNTED_TO = 10_001;

export interface SystemProperty {
  id: null;
  title: string;
  latinTitle: string;
  type: PropertyType;
}

export type ListedProperty = SystemProperty | (PropertyRow & { usedCount: number });

const system = (): SystemProperty[] => SYSTEM_PROPERTIES.map((property) => ({ id: null, ...property }));

/** One page: those of the system, then the account's own as they were made. */
export async function listPropertiesOf(
  db: DbOrTx,
  { accountId, paging }: { accountId: bigint; paging: Paging },
): Promise<Page<ListedProperty>> {
  const all = [...system(), ...(await listPropertyRows(db, accountId))];
  const shown = all.slice(offsetOf(paging), offsetOf(paging) + paging.limit);
  return { ...paging, total: all.length, items: await withUse(db, accountId, shown) };
}

async function withUse(
  db: DbOrTx,
  accountId: bigint,
  rows: readonly (SystemProperty | PropertyRow)[],
): Promise<ListedProperty[]> {
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const use =
    ids.length === 0 ? new Map<bigint, number>() : await countPropertyUse(db, { accountId, ids }, USE_COUNTED_TO);
  return rows.map((row) => (row.id === null ? row : { ...row, usedCount: use.get(row.id) ?? 0 }));
}

/** What is asked of a contact now, those of the system first. */
export async function listPropertyChoicesOf(db: DbOrTx, accountId: bigint): Promise<(SystemProperty | PropertyRow)[]> {
  return [...system(), ...(await listPropertyRows(db, accountId)).filter(({ active }) => active)];
}

export interface NewProperty {
  accountId: bigint;
  title: string;
  latinTitle: string;
  type: PropertyType;
  /** The admin who makes it on behalf of the account. */
  impersonatedBy?: string | null;
}

/** Makes a property that no contact has yet. @throws badPropertyTitle, propertyTaken, latinTitleTaken, tooManyProperties, busy */
export async function createProperty(
  { db, clock }: ServerContext,
  { impersonatedBy = null, ...given }: NewProperty,
): Promise<ListedProperty> {
  const row = { ...given, title: requireTitle(given.title), at: clock.now(), impersonatedBy };
  requireFreeOfSystem(row);
  return inTurn(db, given.accountId, async (tx) => {
    if ((await listPropertyRows(tx, given.accountId)).length >= MAX_PROPERTIES) fail('tooManyProperties');
    return { ...(await unlessNamed(insertProperty(tx, row))), usedCount: 0 };
  });
}

/** Changes titles, or whether it is asked for. @throws unknownProperty, badPropertyTitle, propertyTaken, latinTitleTaken, busy */
export async function updateProperty(
  { db }: ServerContext,
  key: PropertyKey,
  change: PropertyChange,
): Promise<ListedProperty> {
  const wanted = { ...change, title: change.title === undefined ? undefined : requireTitle(change.title) };
  requireFreeOfSystem(wanted);
  return inTurn(db, key.accountId, async (tx) => {
    const row = (await unlessNamed(changeProperty(tx, key, wanted))) ?? fail('unknownProperty', 'id');
    const [listed] = await withUse(tx, key.accountId, [row]);
    return listed as ListedProperty;
  });
}

export interface PropertiesToDelete {
  accountId: bigint;
  ids: readonly bigint[];
  /** Also those of which contacts have values; these are lost. */
  withValues: boolean;
}

/** Deletes properties; ids that are not there do not matter. Answers how many. @throws propertyUsed, busy */
export async function deleteProperties(
  { db, clock }: ServerContext,
  { accountId, ids, withValues }: PropertiesToDelete,
): Promise<number> {
  return inTurn(db, accountId, async (tx) => {
    const known = new Set((await listPropertyRows(tx, accountId)).map(({ id }) => id));
    const wanted = [...new Set(ids)].filter((id) => known.has(id));
    const use = withValues ? new Map<bigint, number>() : await countPropertyUse(tx, { accountId, ids: wanted }, 1);
    if ([...use.values()].some((count) => count > 0)) fail('propertyUsed', 'ids');
    return hideProperties(tx, accountId, wanted, clock.now());
  });
}

/** Values as someone gave them, by the id of their property; null takes one away. */
export interface GivenValue {
  id: bigint;
  value: string | null;
}

/** What a contact's properties become. */
export type PropertyValues = Record<string, PropertyValue>;

/** Reads values by their properties. @throws unknownProperty, badPropertyValue */
export async function readGivenValues(
  db: DbOrTx,
  accountId: bigint,
  given: readonly GivenValue[],
): Promise<Map<string, PropertyValue | null>> {
  if (given.length === 0) return new Map();
  return valuesReader(await listPropertyRows(db, accountId))(given);
}

/** The same for many contacts of one account. */
export function valuesReader(
  rows: readonly PropertyRow[],
): (given: readonly GivenValue[]) => Map<string, PropertyValue | null> {
  const types = new Map(rows.map(({ id, type }) => [id, type]));
  return (given) =>
    new Map(
      given.map(({ id, value }) => {
        const type = types.get(id) ?? fail('unknownProperty', 'properties');
        if (value === null) return [String(id), null];
        return [String(id), readPropertyValue(type, value) ?? fail('badPropertyValue', 'properties')];
      }),
    );
}

/** As kept after a change; null when nothing is left. */
export function changedValues(
  before: PropertyValues | null,
  change: ReadonlyMap<string, PropertyValue | null>,
): PropertyValues | null {
  const after = new Map<string, PropertyValue | null>([...Object.entries(before ?? {}), ...change]);
  const kept = [...after].filter((entry): entry is [string, PropertyValue] => entry[1] !== null);
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

function requireTitle(title: string): string {
  const trimmed = title.trim();
  if (searchForm(trimmed) === '') fail('badPropertyTitle', 'title');
  return trimmed;
}

/** Two things of one name in a text with variables would be a riddle. */
function requireFreeOfSystem({ title, latinTitle }: PropertyChange): void {
  for (const known of SYSTEM_PROPERTIES) {
    if (title !== undefined && searchForm(title) === searchForm(known.title)) fail('propertyTaken', 'title');
    if (latinTitle?.toLowerCase() === known.latinTitle) fail('latinTitleTaken', 'latin_title');
  }
}

const unlessNamed = <T>(writing: Promise<T>) =>
  unlessTaken(writing, {
    contact_properties_title: () => fail('propertyTaken', 'title'),
    contact_properties_latin: () => fail('latinTitleTaken', 'latin_title'),
  });

/** Whether the account has this property, of dates and asked of contacts. */
export async function hasDateProperty(db: DbOrTx, { accountId, id }: PropertyKey): Promise<boolean> {
  const rows = await listPropertyRows(db, accountId);
  return rows.some((row) => row.id === id && row.type === 'date' && row.active);
}
