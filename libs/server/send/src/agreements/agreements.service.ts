import { auditChange, runTransaction } from '@peyk/server-database';
import type { Db, ServerContext } from '@peyk/server-database';
import { findLineId } from '../admin/lines-admin.repository';
import { failAdmin } from '../fail';
import { insertAccepted, insertAgreement, markWithdrawn, selectAgreements } from './agreements.repository';
import type { Acceptance, Agreement } from './agreements.repository';
import { failAgreement } from './fail-agreement';

const MAX_TITLE_CHARS = 120;
const MAX_BODY_CHARS = 20_000;

/**
 * An account agrees to what a line of its asks for; sends from it are taken from then on. Once more changes nothing: the first time
 * stands. @throws unknownAgreement, also for one of someone else's line and one that was withdrawn
 */
export function acceptAgreement({ db, clock }: ServerContext, acceptance: Acceptance): Promise<Agreement> {
  const { accountId, agreementId } = acceptance;
  return runTransaction(db, async (tx) => {
    if (!(await selectAgreements(tx, accountId, agreementId))[0]) failAgreement('unknownAgreement');
    const isFirst = await insertAccepted(tx, { ...acceptance, at: clock.now() });
    if (isFirst)
      auditChange({ object: `agreement:${agreementId}`, before: { accepted: false }, after: { accepted: true } });
    return (await selectAgreements(tx, accountId, agreementId))[0] ?? failAgreement('unknownAgreement');
  });
}

/** From now on anyone who sends from the line must have agreed; its id. What was accepted goes on. @throws unknownAdminLine, badAgreement */
export function addAgreement(
  db: Db,
  { number, title, body }: { number: string; title: string; body: string },
  now: Date,
): Promise<bigint> {
  const [name, text] = [title.trim(), body.replaceAll('\0', '').trim()];
  if (name === '' || name.length > MAX_TITLE_CHARS || text === '' || text.length > MAX_BODY_CHARS) {
    failAgreement('badAgreement');
  }
  return runTransaction(db, async (tx) => {
    const lineId = (await findLineId(tx, number)) ?? failAdmin('unknownAdminLine');
    const id = await insertAgreement(tx, { lineId, title: name, body: text, at: now });
    auditChange({ object: `agreement:${id}`, before: {}, after: { line: number, title: name } });
    return id;
  });
}

/** Nobody is asked for it any more. @throws unknownAdminAgreement */
export async function withdrawAgreement(db: Db, id: bigint, now: Date): Promise<void> {
  await runTransaction(db, async (tx) => {
    if (!(await markWithdrawn(tx, id, now))) failAgreement('unknownAdminAgreement');
    auditChange({ object: `agreement:${id}`, before: { asked: true }, after: { asked: false } });
  });
}
