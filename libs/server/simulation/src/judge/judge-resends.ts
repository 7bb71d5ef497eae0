import { sql } from 'kysely';
import { destinationOf } from './authorship';
import type { Evidence } from './judge';

interface ResendRow {
  id: bigint;
  originalId: bigint;
  /** Whom it went to that an earlier send of the text has reached, or may have, or that no earlier one had. */
  wrong: number[];
  sameText: boolean;
}

interface TestRow {
  id: bigint;
  label: string;
  isTest: boolean;
  mobiles: number[] | null;
}

/**
 * Failed for certain, by the documents: not reached handset, expired, refused. Cancelled only of an earlier resend, which
 * left those where they were.
 */
const RESENDS = sql<ResendRow>`
  select s.id, s.resent_from as "originalId", s.text = o.text and s.from_number = o.from_number as "sameText",
    array(select r.mobile from recipients r where r.account_id = s.account_id and r.send_id = s.id and (
      not exists (select 1 from recipients f where f.account_id = s.account_id and f.send_id = o.id and f.mobile = r.mobile
        and f.status in (3, 13, 15))
      or exists (select 1 from recipients e join sends b on b.account_id = e.account_id and b.id = e.send_id
        where b.account_id = s.account_id and b.resent_from = o.id and b.id < s.id and e.mobile = r.mobile
          and e.status not in (3, 13, 14, 15)))) as wrong
  from sends s join sends o on o.account_id = s.account_id and o.id = s.resent_from order by s.id`;

/** A resend reaches only whom nobody has reached; each was answered, and each answer is one. */
export async function judgeResends({ db, resends }: Evidence): Promise<string[]> {
  const { rows } = await RESENDS.execute(db);
  const answered = new Map(resends.map(({ sendId, of }) => [sendId, of.sendId]));
  answered.delete(undefined);
  const broken: string[] = [];
  for (const { id, originalId, wrong, sameText } of rows) {
    if (answered.get(id) !== originalId) broken.push(`resend ${id} of ${originalId} was answered to nobody`);
    if (!sameText) broken.push(`resend ${id} says something else than ${originalId}`);
    for (const mobile of wrong) broken.push(`resend ${id} of ${originalId} goes to ${destinationOf(mobile)} again`);
    answered.delete(id);
  }
  for (const id of answered.keys()) broken.push(`resend ${id} was answered and is lost`);
  return broken;
}

/** A test is one message to the mobile of the one who asks, or none. */
export async function judgeTests({ db, tests }: Evidence): Promise<string[]> {
  const { rows } = await sql<TestRow>`
    select s.id, split_part(s.text, ' ', 1) as label, s.is_test as "isTest",
      (select array_agg(r.mobile) from recipients r where r.account_id = s.account_id and r.send_id = s.id) as mobiles
    from sends s where s.is_test or s.text like '#t%' order by s.id`.execute(db);
  const broken: string[] = [];
  for (const { plan, ownNumber, sendId, refusedWith } of tests) {
    const [label] = plan.text.split(' ');
    const found = rows.filter((row) => row.label === label);
    if (found.length !== (sendId === undefined ? 0 : 1) || found[0]?.id !== sendId || !(sendId ?? refusedWith))
      broken.push(`test ${label} was answered with ${sendId ?? refusedWith} and is there ${found.length} times`);
    for (const { id, isTest, mobiles } of found) {
      if (!isTest) broken.push(`test ${id} is not marked as one`);
      if (mobiles && `0${9_000_000_000 + (mobiles[0] ?? 0)}` !== ownNumber) broken.push(`test ${id} goes to others`);
      if (mobiles && mobiles.length > 1) broken.push(`test ${id} goes to ${mobiles.length}`);
    }
  }
  return broken;
}
