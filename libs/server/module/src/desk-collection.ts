import type { DbOrTx, ServerContext } from '@peyk/server-database';
import type { DeskComponents } from '@peyk/shared-contract';
import type { DeskRole, ThingFact } from './waiting-queue';

type Schemas = DeskComponents['schemas'];

export type CollectionName = Schemas['CollectionName'];
export type CollectionField = Schemas['CollectionField'];
export type ItemState = Schemas['CollectionItem']['state'];

/** By the names of fields, each written as its kind says; without a value there is no entry. */
export type ItemValues = ReadonlyMap<string, string>;

/** Something that an installation keeps for everybody. */
export interface KeptItem {
  /** Letters, digits, dots, dashes; the same as long as the item is there. */
  key: string;
  title: string;
  /** What is said of it in a list. */
  facts: readonly ThingFact[];
  state: ItemState;
  values: ItemValues;
}

/** Items of one kind, kept by people with a role; the desk has one screen for all. */
export interface DeskCollection {
  readonly collection: CollectionName;
  readonly role: DeskRole;
  readonly fields: readonly CollectionField[];
  /** In the order in which people see them. */
  list(context: ServerContext, page: { offset: number; limit: number }): Promise<{ total: number; items: KeptItem[] }>;
  /** One as it is now; of collections whose items are changed. */
  show?(context: ServerContext, key: string): Promise<KeptItem | undefined>;
  /** @param values checked against the fields. @throws what the domain finds wrong */
  add?(context: ServerContext, values: ItemValues): Promise<unknown>;
  /**
   * Called in a transaction (`context.db`) in which the item was seen to be as it was read.
   * @param given values of the fields that were sent; an empty one takes a value away
   * @returns a Persian sentence where something follows that one may not have meant
   */
  change?(context: ServerContext, key: string, given: ReadonlyMap<string, string>): Promise<string | undefined>;
  remove?(context: ServerContext, key: string): Promise<unknown>;
  /** The bytes of a field of kind `picture`. */
  picture?(db: DbOrTx, key: string, field: string): Promise<{ contentType: string; bytes: Buffer } | undefined>;
}

type FieldOptions = Partial<Pick<CollectionField, 'hint' | 'is_needed' | 'is_fixed' | 'max_chars'>> & {
  /** Titles by value. */
  choices?: Readonly<Record<string, string>>;
};

const MOST_CHARS: Readonly<Record<CollectionField['kind'], number>> = {
  ...{ text: 200, long_text: 4_000, latin: 300, number: 9, rial: 15, instant: 40, choice: 60, choices: 2_000 },
  ...{ switch: 3, words: 2_000, picture: 1_400_000 },
};

/** A field, needed unless it says otherwise. */
export function fieldOf(
  kind: CollectionField['kind'],
  name: string,
  title: string,
  { choices = {}, ...options }: FieldOptions = {},
): CollectionField {
  return {
    ...{ name, title, kind, is_needed: true, is_fixed: false, max_chars: MOST_CHARS[kind] },
    choices: Object.entries(choices).map(([value, words]) => ({ value, title: words })),
    ...options,
  };
}

/** What is said of an item in a list. */
export const factOf = (title: string, value: string, kind: ThingFact['kind'] = 'text'): ThingFact => ({
  ...{ title, value, kind },
});

/** Values without those that are not there. */
export function valuesOf(
  values: Readonly<Record<string, string | bigint | number | boolean | Date | readonly string[] | null>>,
): ItemValues {
  const written = Object.entries(values).map(([name, value]): [string, string] => [name, writeValue(value)]);
  return new Map(written.filter(([, value]) => value !== ''));
}

function writeValue(value: string | bigint | number | boolean | Date | readonly string[] | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? value.join('\n') : String(value);
}

/** The lines of a value of kind `words` or `choices`. */
export const linesOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** An item that has its time: still to come, in force, or over. */
export function stateAt(now: Date, from: Date, until: Date | null = null): 'coming' | 'in_force' | 'over' {
  if (from > now) return 'coming';
  return until !== null && until <= now ? 'over' : 'in_force';
}

/** The key of a row that has a number; undefined for what is none. */
export const rowOfKey = (key: string): bigint | undefined => (/^\d{1,18}$/.test(key) ? BigInt(key) : undefined);
