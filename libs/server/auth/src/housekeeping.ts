import type { Db } from '@peyk/server-database';
import { DAY_SECONDS } from './auth.limits';

/** Two days: wrong codes of the last day are still counted from these rows. */
const KEPT_MS = 2 * DAY_SECONDS * 1000;

/** Deletes sessions, sign-ins and one-use codes that ended long ago. */
export async function deleteEndedSignIns(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
  await db.deleteFrom('login_challenges').where('expires_at', '<', before).execute();
  await db.deleteFrom('one_use_codes').where('expires_at', '<', before).execute();
}
