import { hidesTexts, requireAccount, requireRate } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import { findApproval } from '@peyk/server-sender';
import { pagingOf } from '@peyk/shared-contract';
import type { components, operations } from '@peyk/shared-contract';
import { presentApproval } from './approval.presenter';
import { excludedFile, recipientsFile } from './downloads/downloads.service';
import { presentRecipient, presentStats } from './recipient.presenter';
import { readInFilesSince } from './recipients.repository';
import { countResendableOf, listRecipientsOf, requireInTable, requireSend } from './reports.service';
import { presentOverview } from './overview/overview.presenter';
import { readOverview } from './overview/overview.service';
import { listAccountPeople } from './makers.repository';
import { presentPerson, presentSend, presentSendDetails } from './send.presenter';
import { sendFiltersOf } from './send-filters';
import { listSendsOf } from './send-lists.service';
import type { SendListName } from './send-lists.service';
import { readSendStats } from './stats.service';
import { presentTimeline } from './timeline/timeline.presenter';
import { readTimeline } from './timeline/timeline.service';

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

type ListBody = operations['listSends']['requestBody']['content']['application/json'];

async function listOf(context: RequestContext, list: SendListName, body: ListBody) {
  const { accountId } = requireAccount(context);
  const now = context.clock.now();
  const question = { accountId, list, filters: sendFiltersOf(body.filters), paging: pagingOf(body) };
  const { items, ...paging } = await listSendsOf(context.db, now, question);
  return { data: { items: items.map((send) => presentSend(send, now)), paging } };
}

async function statsOf(context: RequestContext, { send_id }: { send_id: components['schemas']['Id'] }) {
  return { data: presentStats(await readSendStats(context.db, keyOf(context, send_id))) };
}

/** The operations of `openapi/paths/reports.yaml`, but for exports. */
export function createReportsHandlers(): Handlers<
  | 'listSends'
  | 'listArchivedSends'
  | 'listSystemicSends'
  | 'listSendMakers'
  | 'getSend'
  | 'listRecipients'
  | 'getRecipientTimeline'
  | 'getSendStats'
  | 'getArchivedSendStats'
  | 'getReportsOverview'
  | 'downloadRecipients'
  | 'downloadExcluded'
> {
  return {
    listSends: (context, { body }) => listOf(context, 'recent', body),
    listArchivedSends: (context, { body }) => listOf(context, 'archive', body),
    listSystemicSends: (context, { body }) => listOf(context, 'systemic', body),
    listSendMakers: async (context) => {
      const people = await listAccountPeople(context.db, requireAccount(context).accountId);
      return { data: { items: people.map((one) => ({ ...presentPerson(one), is_owner: one.isOwner })) } };
    },
    getSend: async (context, { query }) => {
      const key = keyOf(context, query.send_id);
      const send = await requireSend(context.db, key);
      const resendableCount = await countResendableOf(context.db, key, send);
      const approval = await findApproval(context.db, key);
      const inFilesSince = await readInFilesSince(context.db, key.sendId);
      const details = presentSendDetails(send, { now: context.clock.now(), resendableCount, inFilesSince });
      return { data: approval ? { ...details, ...presentApproval(context, approval, details) } : details };
    },
    listRecipients: async (context, { body }) => {
      const question = { ...keyOf(context, body.send_id), ...body.filters, paging: pagingOf(body) };
      const { items, ...paging } = await listRecipientsOf(context.db, question, context.clock.now());
      return { data: { items: items.map(presentRecipient), paging } };
    },
    getRecipientTimeline: async (context, { query }) => {
      const timeline = await readTimeline(context.db, keyOf(context, query.send_id), query.n);
      return { data: presentTimeline(timeline) };
    },
    getSendStats: (context, { query }) => statsOf(context, query),
    getArchivedSendStats: (context, { query }) => statsOf(context, query),
    getReportsOverview: async (context, { query }) => {
      const range = { from: query.from_day, to: query.to_day };
      return { data: presentOverview(await readOverview(context.db, requireAccount(context).accountId, range)) };
    },
    downloadRecipients: async (context, { query }) => {
      const key = await requireDownload(context, query.send_id);
      await requireInTable(context.db, key);
      const text = recipientsFile(context.db, { ...key, hidesTexts: hidesTexts(context) });
      return { fileName: `peyk-${query.send_id}-recipients.csv`, text };
    },
    downloadExcluded: async (context, { query }) => {
      const key = await requireDownload(context, query.send_id);
      return { fileName: `peyk-${query.send_id}-excluded.csv`, text: excludedFile(context.db, key) };
    },
  };
}
