import { requireAccount, requireRate } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import type { components } from '@peyk/shared-contract';
import { excludedFile, recipientsFile } from './downloads/downloads.service';
import { presentOperatorStats, presentRecipient } from './recipient.presenter';
import { countResendableOf, listRecentSends, listRecipientsOf, requireSend } from './reports.service';
import { presentSend, presentSendDetails } from './send.presenter';
import { sendFiltersOf } from './send-filters';
import { readSendStats } from './stats.service';

function keyOf(context: RequestContext, sendId: components['schemas']['Id']) {
  return { accountId: requireAccount(context).accountId, sendId: BigInt(sendId) };
}

/** A file of a million lines takes seconds to make. */
const DOWNLOAD_RATE = { limit: 30, windowSeconds: 600 };

/** The send that a file is asked about. @throws unknownSend; 429-1 for too many files */
async function requireDownload(context: RequestContext, sendId: components['schemas']['Id']) {
  const key = keyOf(context, sendId);
  await requireRate(context.db, { ...DOWNLOAD_RATE, key: `download:${key.accountId}`, now: context.clock.now() });
  await requireSend(context.db, key);
  return key;
}

/** The operations of `openapi/paths/reports.yaml`. */
export function createReportsHandlers(): Handlers<
  'listSends' | 'getSend' | 'listRecipients' | 'getSendStats' | 'downloadRecipients' | 'downloadExcluded'
> {
  return {
    listSends: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const now = context.clock.now();
      const { items, ...paging } = await listRecentSends(context.db, now, {
        accountId,
        filters: sendFiltersOf(body.filters),
        paging: pagingOf(body),
      });
      return { data: { items: items.map((send) => presentSend(send, now)), paging } };
    },
    getSend: async (context, { query }) => {
      const key = keyOf(context, query.send_id);
      const send = await requireSend(context.db, key);
      const resendableCount = await countResendableOf(context.db, key, send);
      return { data: presentSendDetails(send, { now: context.clock.now(), resendableCount }) };
    },
    listRecipients: async (context, { body }) => {
      const { items, ...paging } = await listRecipientsOf(context.db, {
        ...keyOf(context, body.send_id),
        ...body.filters,
        paging: pagingOf(body),
      });
      return { data: { items: items.map(presentRecipient), paging } };
    },
    getSendStats: async (context, { query }) => {
      const stats = await readSendStats(context.db, keyOf(context, query.send_id));
      const language = stats.language === 'persian' ? 'fa' : 'en';
      return { data: { language, operators: stats.operators.map(presentOperatorStats) } };
    },
    downloadRecipients: async (context, { query }) => {
      const key = await requireDownload(context, query.send_id);
      return { fileName: `peyk-${query.send_id}-recipients.csv`, text: recipientsFile(context.db, key) };
    },
    downloadExcluded: async (context, { query }) => {
      const key = await requireDownload(context, query.send_id);
      return { fileName: `peyk-${query.send_id}-excluded.csv`, text: excludedFile(context.db, key) };
    },
  };
}
