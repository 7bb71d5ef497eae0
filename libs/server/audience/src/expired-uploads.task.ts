import type { PeriodicTask } from '@peyk/server-module';
import { deleteExpiredUploads } from './upload/uploads.repository';

/** An upload of a million numbers is fifty wide rows. */
const BATCH = 20;

/** Deletes files of numbers that have expired or never came whole; not those that a send or a phonebook still waits for. */
export const expiredUploadsTask: PeriodicTask = {
  name: 'expired-uploads',
  everyMs: 10 * 60_000,
  async run({ db, clock }) {
    let total = 0;
    for (let count = BATCH; count === BATCH; total += count) {
      count = await deleteExpiredUploads(db, clock.now(), BATCH);
    }
    return total;
  },
};
