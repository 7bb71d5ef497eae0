import { NASTY_NAMES, NASTY_VALUES } from './nasty-values';
import type { Draw } from './random';

type Holder = Record<string, unknown> | unknown[];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Every object and list in a value, itself included. */
function holdersIn(value: unknown): Holder[] {
  return isHolder(value) ? [value, ...Object.values(value).flatMap(holdersIn)] : [];
}

/** Not every nasty value can be made a text. */
export const asText = (value: unknown) => (isHolder(value) ? JSON.stringify(value) : String(value));

/** Of its own: what is put into a body is damaged itself later. */
const nasty = (draw: Draw) => structuredClone(draw.one(NASTY_VALUES));

function damageOnce(body: unknown, draw: Draw): unknown {
  const holders = holdersIn(body);
  const holder = holders.length > 0 && draw.chance(0.95) ? draw.one(holders) : undefined;
  // The whole is something else.
  if (!holder) return nasty(draw);
  const names = Object.keys(holder);
  const at = names.length > 0 ? draw.one(names) : '0';
  const place = holder as Record<string, unknown>;
  const kinds: (() => void)[] = [
    () => (place[at] = nasty(draw)),
    () => (place[at] = [place[at]]),
    () => (place[at] = { value: place[at] }),
    () => (place[at] = typeof place[at] === 'string' ? Number(place[at]) : asText(place[at])),
    () => void Reflect.deleteProperty(holder, at),
    // As JSON brings it: an own property, whatever the name means.
    () =>
      void Object.defineProperty(holder, draw.one(NASTY_NAMES), {
        value: nasty(draw),
        enumerable: true,
        configurable: true,
        writable: true,
      }),
    () => Array.isArray(holder) && holder.push(...Array.from({ length: 30 }, () => holder[0] ?? nasty(draw))),
  ];
  draw.one(kinds)();
  return body;
}

/** A valid body with up to three things wrong in it; four in ten stay as they are. Changes what it is given. */
export function damage(body: unknown, draw: Draw): unknown {
  let damaged = body;
  for (let times = draw.below(5) - 1; times > 0; times -= 1) damaged = damageOnce(damaged, draw);
  return damaged;
}

const DEEP = 5_000;

/** The body as it is written, now and then in a way that no program writes it. */
export function writtenOf(body: unknown, draw: Draw): string {
  const text = JSON.stringify(body) ?? '';
  if (draw.chance(0.92)) return text;
  return draw.one([
    text.slice(0, draw.below(text.length + 1)),
    `\ufeff${text}`,
    `${text}${text}`,
    text.replace('{', '{"a":1,"a":2,'),
    text.replace('{', '{"__proto__":{"isOwner":true},'),
    text.replaceAll('"', "'"),
    `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
    `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
    text.replace(/:\s*"/, ':"\\u0000'),
    text.replace(/:\s*"/, ':"\\ud800'),
    text.replace(/:\s*\d+/, ':1e999'),
    `{"a":"${'x'.repeat(70_000)}"}`,
    '',
    'null',
    '\u0000',
  ]);
}
