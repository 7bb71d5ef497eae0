import type { components } from '@peyk/shared-contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { shapeCondition } from './map-shape';

type Schemas = components['schemas'];

const HOURS_A_DAY = 24;

/** The hours of a window as bits, the first one for the hour after midnight; a window may pass midnight. */
export function bitsOfHours({ from, to }: Schemas['TowerHours']): number {
  const count = (to - from + HOURS_A_DAY) % HOURS_A_DAY || HOURS_A_DAY;
  let bits = 0;
  for (let n = 0; n < count; n += 1) bits |= 1 << ((from + n) % HOURS_A_DAY);
  return bits;
}

/**
 * Who of `bank_numbers b` was seen by a tower in a shape in these hours. Only numbers of Irancell are found: those are its towers, and
 * anyone who takes a number to another operator is seen by none of them.
 */
export function seenCondition(shape: Schemas['MapShape'], hours: Schemas['TowerHours']): RawBuilder<unknown> {
  return sql`b.operator = 1 and b.mobile in (
    select s.mobile from bank_sightings s
    where s.tower_id in (select t.id from bank_towers t where ${shapeCondition(shape, 't')})
      and s.hours & ${bitsOfHours(hours)}::int <> 0)`;
}
