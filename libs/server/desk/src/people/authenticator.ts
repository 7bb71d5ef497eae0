import { randomBytes } from 'node:crypto';
import { runTransaction } from '@peyk/server-database';
import { SECRET_BYTES, totpOf } from '@peyk/server-auth';
import { isNotCurrent, resealRows } from '@peyk/server-seal';
import type { Resealer, Seal } from '@peyk/server-seal';
import { changePerson } from './people.repository';

/** Bound to its person: copied to another row of the table it opens nothing. */
const placeOf = (id: bigint) => `desk_people.authenticator_sealed:${id}`;

const sealSecret = (seal: Seal, id: bigint, secret: Buffer) => seal.seal('authenticator', secret, placeOf(id));

/** @throws SealError when another secret has sealed it, or the bytes were touched. */
export const openSecret = (seal: Seal, id: bigint, sealed: Buffer): Buffer =>
  seal.open('authenticator', sealed, placeOf(id));

/** @returns what is kept, and the `otpauth://` address, which nobody can read again */
export function newAuthenticator(seal: Seal, { id, username }: { id: bigint; username: string }) {
  const secret = randomBytes(SECRET_BYTES);
  return { sealed: sealSecret(seal, id, secret), address: totpOf(secret, `desk ${username}`).toString() };
}

/** Secrets of the authenticators of the desk. */
export const deskResealer: Resealer = {
  name: 'desk_people',
  run: (db, seal, { after, limit }) =>
    runTransaction(db, async (tx) => {
      const rows = await tx
        .selectFrom('desk_people')
        .select(['id', 'authenticator_sealed as sealed'])
        .where('id', '>', BigInt(after || '0'))
        .where(isNotCurrent(seal, 'authenticator_sealed'))
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .execute();
      const rewrite = ({ id, sealed }: (typeof rows)[number]) =>
        changePerson(tx, id, { authenticator_sealed: sealSecret(seal, id, openSecret(seal, id, sealed)) });
      return resealRows(rows, { limit, keyOf: ({ id }) => id.toString(), rewrite });
    }),
};
