import { sql } from 'kysely';
import type { Evidence } from './judge';

const FINISHED = 6;
const STOPPED = 7;
const NO_VALID_RECIPIENT = 4;
const NO_CREDIT = 8;
const GOOD_ENDS = [FINISHED, STOPPED, NO_VALID_RECIPIENT, NO_CREDIT];

interface SendRow {
  id: bigint;
  state: number;
  reason: string | null;
  label: string;
  finished: boolean;
  settled: boolean;
  recipients: number;
  cancelledCount: number;
  cancelledMrial: bigint;
  openChunks: number;
  /** A text with a code is still there. */
  keepsText: boolean;
  rows: number;
  /** Different numbers among them. */
  numbers: number;
  isResend: boolean;
}

/** Of a login code: its text is sealed. */
const CODE = '';

/** Every send that was accepted is there once, has ended, and its own figures agree with its rows. */
export async function judgeSends({ db, asked }: Evidence): Promise<string[]> {
  const { rows } = await sql<SendRow>`
    select s.id, s.state, s.state_reason as reason, split_part(s.text, ' ', 1) as label, s.finished_at is not null as finished,
      s.settled_at is not null as settled, s.recipient_count as recipients, s.cancelled_count as "cancelledCount",
      s.cancelled_mrial as "cancelledMrial",
      (select count(*)::int from send_chunks c where c.account_id = s.account_id and c.send_id = s.id
        and (c.state in (0, 1) or (c.state = 2 and c.next_n <= c.to_n))) as "openChunks",
      s.sealed_text is not null as "keepsText", s.resent_from is not null as "isResend", r.rows, r.numbers
    from sends s cross join lateral (
      select count(*)::int as rows, count(distinct mobile)::int as numbers from recipients r
      where r.account_id = s.account_id and r.send_id = s.id
    ) r order by s.id`.execute(db);
  const broken: string[] = [];
  for (const row of rows) {
    const name = `send ${row.id} (${row.label})`;
    if (!GOOD_ENDS.includes(row.state)) broken.push(`${name} is in state ${row.state}: ${row.reason}`);
    if (!row.finished) broken.push(`${name} has not finished`);
    if (!row.settled) broken.push(`${name} holds money`);
    if (row.numbers !== row.rows) broken.push(`${name} has ${row.rows} rows for ${row.numbers} numbers`);
    if (row.keepsText) broken.push(`${name} keeps its text`);
    if (row.openChunks > 0) broken.push(`${name} has ${row.openChunks} open chunks`);
    if (row.label !== CODE && row.rows !== row.recipients)
      broken.push(`${name} has ${row.rows} rows of ${row.recipients}`);
  }
  for (const one of asked) broken.push(...judgeAsked(one, rows));
  const { rows: wrong } = await sql<{ id: bigint }>`${WRONG_COUNTERS}`.execute(db);
  for (const { id } of wrong) broken.push(`the counters of send ${id} differ from its rows`);
  return broken;
}

/** What its customer was told is what happened. */
function judgeAsked({ plan, sendId, stopped }: Evidence['asked'][number], rows: readonly SendRow[]): string[] {
  const label = plan.text.split(' ')[0];
  const ofKey = rows.filter((row) => row.label === label && !row.isResend);
  if (ofKey.length > 1) return [`${label} was accepted ${ofKey.length} times under one key`];
  const row = ofKey[0];
  if (sendId === undefined) return row ? [`${label} was refused and accepted`] : [];
  if (row?.id !== sendId) return [`${label} was answered with send ${sendId} and is lost`];
  const expected = row.state === NO_CREDIT ? 0 : plan.good.length;
  const broken: string[] = [];
  const mayBeNone = row.state === STOPPED || plan.validityMinutes !== undefined;
  if (!(mayBeNone && row.rows === 0) && row.rows !== expected && row.rows !== expected - 1)
    broken.push(
      `${label} in state ${row.state} has ${row.rows} recipients, ${expected} were given from a ${plan.source}`,
    );
  if (stopped && row.state === STOPPED) {
    const mrial = BigInt(Math.round(Number(stopped.returnedRial) * 1_000));
    if (stopped.count !== row.cancelledCount || mrial !== row.cancelledMrial)
      broken.push(
        `${label}: the stop said ${stopped.count}, ${mrial}; the row ${row.cancelledCount}, ${row.cancelledMrial}`,
      );
  }
  return broken;
}

const WRONG_COUNTERS = sql`
  select c.send_id as id from (
    select account_id, send_id, operator, sum(total) as total, sum(queued) as queued, sum(sent) as sent,
      sum(reached_telecom) as reached_telecom, sum(delivered) as delivered, sum(undelivered) as undelivered,
      sum(blacklisted) as blacklisted, sum(in_doubt) as in_doubt, sum(expired) as expired, sum(cancelled) as cancelled,
      sum(refused) as refused, sum(charged_mrial) as charged_mrial, sum(returned_mrial) as returned_mrial
    from send_counts group by account_id, send_id, operator
  ) c join lateral (
    select count(*)::int as total, count(*) filter (where status = 10)::int as queued,
      count(*) filter (where status = 0)::int as sent, count(*) filter (where status = 1)::int as reached,
      count(*) filter (where status = 2)::int as delivered, count(*) filter (where status = 3)::int as undelivered,
      count(*) filter (where status = 4)::int as blacklisted, count(*) filter (where status = 12)::int as doubt,
      count(*) filter (where status = 13)::int as expired, count(*) filter (where status = 14)::int as cancelled,
      count(*) filter (where status = 15)::int as refused,
      coalesce(sum(price_mrial) filter (where settled = 1), 0) as charged,
      coalesce(sum(price_mrial) filter (where settled = 2), 0) as returned
    from recipients r where r.account_id = c.account_id and r.send_id = c.send_id and r.operator = c.operator
  ) r on true
  where (c.total, c.queued, c.sent, c.reached_telecom, c.delivered, c.undelivered, c.blacklisted, c.in_doubt,
    c.expired, c.cancelled, c.refused, c.charged_mrial, c.returned_mrial)
    <> (r.total, r.queued, r.sent, r.reached, r.delivered, r.undelivered, r.blacklisted, r.doubt, r.expired,
    r.cancelled, r.refused, r.charged, r.returned)`;
