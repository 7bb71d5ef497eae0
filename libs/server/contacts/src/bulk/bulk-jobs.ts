import { defineJob } from '@peyk/server-account-jobs';
import type { JobDefinition, JobRun } from '@peyk/server-account-jobs';
import type { Permission } from '@peyk/shared-contract';
import { whenFree } from '../when-free';
import { BULK_STATE, findBulk, hasPages } from './bulks.repository';
import type { BulkKey } from './bulks.repository';
import { BULK_PAGE, stopBulk, turnPage, writeDownPages } from './run-bulk';

/** Which change; how far it is stands in its own rows. */
export interface BulkInput {
  bulkId: string;
}

/** Pages that have been turned. */
export interface BulkMark {
  pages: number;
}

export type BulkJob = JobDefinition<BulkInput, BulkMark>;

const keyOf = ({ accountId, input }: { accountId: bigint; input: BulkInput }): BulkKey => ({
  accountId,
  id: BigInt(input.bulkId),
});

const count = (value: number) => value.toLocaleString('fa-IR');

async function run(job: JobRun<BulkInput, BulkMark>): Promise<{ sentence: string } | undefined> {
  const { db, clock } = job.context;
  const key = keyOf(job);
  const bulk = await findBulk(db, key);
  if (bulk?.state === BULK_STATE.running && !(await hasPages(db, key))) {
    await whenFree(job, async (tx) => {
      const total = await writeDownPages(tx, bulk);
      await job.checkpoint(tx, { pages: 0 }, { done: 0, total });
    });
  }
  const total = (await findBulk(db, key))?.totalCount ?? 0;
  for (let pages = 1, more = true; more; pages += 1) {
    more = await whenFree(job, async (tx) => {
      const turned = await turnPage(tx, key, clock.now());
      await job.checkpoint(tx, { pages }, { done: Math.min(pages * BULK_PAGE, total), total });
      return turned;
    });
  }
  const ended = await findBulk(db, key);
  if (!ended) return undefined;
  const changed = `${count(ended.changedCount)} مخاطب`;
  return { sentence: ended.state === BULK_STATE.undone ? `${changed} به حال پیش برگشت.` : `${changed} تغییر کرد.` };
}

function bulkJob(kind: string, title: string, permission: Permission): BulkJob {
  return defineJob<BulkInput, BulkMark>({
    kind,
    title,
    permission,
    run,
    onEnd: (tx, { accountId, input, at }) => stopBulk(tx, keyOf({ accountId, input }), at),
  });
}

/** What goes on in the background, by who may do it: a member sees the jobs that the role allows. */
export const BULK_JOBS: Readonly<Partial<Record<Permission, BulkJob>>> = {
  'contact.edit': bulkJob('contact.bulk', 'تغییر گروهی مخاطبان', 'contact.edit'),
  'contact.delete': bulkJob('contact.bulk_delete', 'حذف گروهی مخاطبان', 'contact.delete'),
  'blacklist.edit': bulkJob('contact.bulk_blacklist', 'افزودن مخاطبان به لیست سیاه', 'blacklist.edit'),
};
