import { requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import type { components } from '@peyk/shared-contract';
import { keyToMobile } from '@peyk/shared-sms';
import { opensOf, trackedLinksOf } from './link-report.service';
import type { OpenRow, TrackedLink } from './links.repository';

type Schemas = components['schemas'];

/** The operations of `openapi/paths/links.yaml`. */
export function createLinksHandlers(): Handlers<'getTrackedLinks' | 'listLinkOpens'> {
  return {
    getTrackedLinks: async (context, { query }) => {
      const { accountId } = requireAccount(context);
      const links = await trackedLinksOf(context.db, { accountId, sendId: BigInt(query.send_id) });
      return { data: { items: links.map(presentLink) } };
    },
    listLinkOpens: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const question = { accountId, sendId: BigInt(body.send_id), position: body.position, paging: pagingOf(body) };
      const { items, ...paging } = await opensOf(context.db, question);
      return { data: { items: items.map(presentOpen), paging } };
    },
  };
}

function presentLink({ position, url, ...counts }: TrackedLink): Schemas['TrackedLink'] {
  return {
    position,
    url,
    opened_count: counts.openedCount,
    people_count: counts.peopleCount,
    scanned_count: counts.scannedCount,
  };
}

function presentOpen({ n, mobile, openedCount, firstAt, lastAt }: OpenRow): Schemas['LinkOpen'] {
  return {
    n,
    number: keyToMobile(mobile),
    opened_count: openedCount,
    first_at: firstAt.toISOString(),
    last_at: lastAt.toISOString(),
  };
}
