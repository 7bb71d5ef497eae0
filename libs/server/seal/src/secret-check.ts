import type { Db } from '@peyk/server-database';
import { SealError } from './seal';
import type { Seal } from './seal';

const PLACE = 'secret_check.sealed';
const WORD = 'peyk';

/** The secret is not the one that has sealed what is in the database. */
export class WrongSecretError extends Error {
  constructor() {
    super(
      'PEYK_SECRET is not the secret that this database was written with: sign-ins, authenticators and identities would fail. ' +
        'Give the former secret again; or, to change it, give the new one as PEYK_SECRET and the former one as ' +
        'PEYK_SECRET_PREVIOUS, and then run "npm run admin -- secrets rotate".',
    );
    this.name = 'WrongSecretError';
  }
}

/**
 * Makes sure that our secret opens what the database holds; the first start writes down which one that is.
 * @returns whether the secret that seals now is the one that was written down; false while a rotation is not done.
 * @throws WrongSecretError
 */
export async function checkSecret(db: Db, seal: Seal, at: Date): Promise<boolean> {
  await db
    .insertInto('secret_check')
    .values({ sealed: seal.seal('secret check', WORD, PLACE), written_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sealed } = await db.selectFrom('secret_check').select('sealed').executeTakeFirstOrThrow();
  try {
    seal.open('secret check', sealed, PLACE);
  } catch (error) {
    throw error instanceof SealError ? new WrongSecretError() : error;
  }
  return seal.isCurrent(sealed);
}

/** Writes down that everything is sealed with the current secret: from now on the former one is not needed. */
export async function writeSecretCheck(db: Db, seal: Seal, at: Date): Promise<void> {
  await db
    .updateTable('secret_check')
    .set({ sealed: seal.seal('secret check', WORD, PLACE), written_at: at })
    .execute();
}
