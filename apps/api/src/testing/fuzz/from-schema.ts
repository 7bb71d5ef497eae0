import fc from 'fast-check';
import { contract } from '@peyk/server-http';
import type { Draw } from './random';

/** The words of JSON schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

/** For the name of a property: values that mean something in this world, such as ids of a phonebook, ours and of others. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

const MOST_ITEMS = 4;
const LETTERS = ['a', 'Z', '0', 'س', 'ی', '\u200c', ' ', '-', '۵', '😀', '.', 'گ'];
const SAMPLES_OF_A_PATTERN = 40;
const samples = new Map<string, readonly string[]>();

/** Texts that fit a pattern; drawn once, because that takes a while. */
function samplesOf(pattern: string): readonly string[] {
  const known = samples.get(pattern);
  if (known) return known;
  const drawn = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: SAMPLES_OF_A_PATTERN, seed: 1 });
  samples.set(pattern, drawn);
  return drawn;
}

/** What a reference of the contract means. */
export function resolve(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const [, , kind = '', name = ''] = schema.$ref.split('/');
  const components = contract.components as Readonly<Record<string, Record<string, Schema>>>;
  const found = components[kind]?.[name];
  if (!found) throw new Error(`The contract has no ${schema.$ref}.`);
  return resolve(found);
}

function textOf({ pattern, format, minLength = 0, maxLength = 60 }: Schema, draw: Draw): string {
  if (pattern !== undefined) return draw.one(samplesOf(pattern));
  if (format === 'date') return draw.one(['1991-03-21', '2026-11-22', '2000-02-29']);
  if (format === 'date-time')
    return draw.one(['2026-11-22T08:30:00Z', '2027-03-21T00:00:00+03:30', '2031-01-01T00:00:00Z']);
  const length = draw.one([minLength, Math.min(maxLength, minLength + draw.below(30)), Math.min(maxLength, 200)]);
  return Array.from({ length: Math.max(length, minLength) }, () => draw.one(LETTERS))
    .join('')
    .slice(0, maxLength);
}

function objectOf({ properties = {}, required = [] }: Schema, hints: Hints, draw: Draw): Record<string, unknown> {
  const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || draw.chance(0.5));
  return Object.fromEntries(
    chosen.map(([name, property]) => {
      const known = hints[name];
      return [name, known && draw.chance(0.8) ? draw.one(known) : valueOf(property, hints, draw)];
    }),
  );
}

function numberOf({ type, minimum = -5, maximum = 1_000 }: Schema, draw: Draw): number {
  const value = draw.one([minimum, maximum, minimum + draw.number() * (maximum - minimum)]);
  return type === 'number' ? value : Math.round(value);
}

function listOf({ items = {}, minItems = 0, maxItems = MOST_ITEMS }: Schema, hints: Hints, draw: Draw): unknown[] {
  const length = minItems + draw.below(Math.max(1, Math.min(maxItems, MOST_ITEMS) - minItems + 1));
  return Array.from({ length }, () => valueOf(items, hints, draw));
}

/** A value that the schema lets through, as far as its words say. */
export function valueOf(given: Schema, hints: Hints, draw: Draw): unknown {
  const schema = resolve(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return draw.one(schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const chosen = valueOf(draw.one(choices), hints, draw);
    if (!schema.properties || typeof chosen !== 'object') return chosen;
    return { ...objectOf(schema, hints, draw), ...chosen };
  }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => valueOf(one, hints, draw)));
  const type = Array.isArray(schema.type) ? draw.one(schema.type) : schema.type;
  if (type === 'object' || schema.properties) return objectOf(schema, hints, draw);
  if (type === 'array') return listOf(schema, hints, draw);
  if (type === 'integer' || type === 'number') return numberOf({ ...schema, type }, draw);
  if (type === 'boolean') return draw.chance(0.5);
  return type === 'null' ? null : textOf(schema, draw);
}
