import type { DbOrTx } from '@peyk/server-database';
import { failWith } from '@peyk/server-http';
import type { Fail, Page, Paging } from '@peyk/server-http';
import { LINKS_ERRORS } from './links.errors';
import { hasSend, lieInFiles, listLinks, listOpens } from './links.repository';
import type { OpenRow, SendKey, TrackedLink } from './links.repository';

const fail: Fail<typeof LINKS_ERRORS> = failWith(LINKS_ERRORS);

/** The links of a send; none for one without short links. @throws unknownSend, also when it is someone else's */
export async function trackedLinksOf(db: DbOrTx, key: SendKey): Promise<TrackedLink[]> {
  const links = await listLinks(db, key);
  if (links.length === 0 && !(await hasSend(db, key))) fail('unknownSend', 'send_id');
  return links;
}

/** Who has opened a link of a send. @throws unknownSend, unknownLink, openersInFiles */
export async function opensOf(
  db: DbOrTx,
  { position, paging, ...key }: SendKey & { position: number; paging: Paging },
): Promise<Page<OpenRow>> {
  const links = await trackedLinksOf(db, key);
  const link = links.find((one) => one.position === position) ?? fail('unknownLink', 'position');
  const page = await listOpens(db, { ...key, link, paging });
  if (page.items.length === 0 && link.peopleCount > 0 && (await lieInFiles(db, key))) fail('openersInFiles', 'send_id');
  return page;
}
