import { randomBytes } from 'node:crypto';
import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { takeTurn } from '@peyk/server-http';
import { fail } from '../fail';
import type { SecretaryKey } from '../secretary.repository';
import { requireKind } from '../secretary.service';
import type { SecretaryAuthor } from '../secretary.service';
import { countDraws, drawWinners, hashOfEntries, insertDraw } from './draws.repository';
import type { DrawRow } from './draws.repository';

/** Of a reader. Nobody draws until they like the winners without its being seen. */
export const MAX_DRAWS = 100;
const SEED_BYTES = 16;

export interface Drawing extends SecretaryAuthor {
  count: number;
  /** Something that nobody knew before, such as a number of a public lottery; without it we make one. */
  seed?: string | undefined;
}

/**
 * Draws winners among those who have sent a correct code. A drawing stays as it is, and can be made again by anyone who has the list
 * (`reader-codes-export`) and the seed. @throws unknownSecretary, nothingToDraw, tooManyDraws
 */
export function drawReader(
  { db, clock }: ServerContext,
  key: SecretaryKey,
  { count, seed = randomBytes(SEED_BYTES).toString('hex'), userId, impersonatedBy }: Drawing,
): Promise<DrawRow> {
  return runTransaction(db, async (tx) => {
    await requireKind(tx, key, 'reader');
    // Codes that come meanwhile would be in one of the two questions alone.
    await takeTurn(tx, 'secretary', key.accountId);
    if ((await countDraws(tx, key)) >= MAX_DRAWS) fail('tooManyDraws');
    const { entryCount, listHash } = await hashOfEntries(tx, key);
    if (entryCount === 0) fail('nothingToDraw');
    const winners = await drawWinners(tx, key, { seed: seed.trim(), listHash, count });
    const draw = { seed: seed.trim(), listHash, entryCount, winners, at: clock.now(), userId, impersonatedBy };
    return insertDraw(tx, key, draw);
  });
}
