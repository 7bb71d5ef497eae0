import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { loadOperatorResolver, OPERATOR_NUMBER } from '@peyk/server-audience';
import { PREPARED } from '@peyk/server-database';
import type { LinesTable, Tx } from '@peyk/server-database';
import type { Seal } from '@peyk/server-seal';
import { analyseText } from '@peyk/shared-sms';
import { SEND_STATE } from './model/states';
import { tellTurn } from './model/send-story';
import { sealText } from './system-text';

export interface SystemMessage {
  /** The system account. */
  accountId: bigint;
  /** Its default line, else its first, unless told. */
  lineId?: bigint;
  /** Key of the mobile number: the nine digits after the 9. */
  mobile: number;
  text: string;
  at: Date;
  /** Not handed over, nor delivered by the operator, after so long; by default a day. */
  validSeconds?: number;
}

/** Its text is kept until it is handed over: it must not wait for ever. */
const DAY_SECONDS = 86_400;

/**
 * Puts a free message of the installation itself (a login code) into the fast lane, ready to be claimed: no preparation,
 * no money. Its text is stored sealed: it holds a code, and who can only read the database must not sign in with it. It leaves when the caller's transaction commits. Answers the send's id; undefined when there is no such line.
 * Someone waits for this message, and beside a large send every question to the database does: they are few.
 * @throws RangeError for an empty text.
 */
export async function enqueueSystemMessage(tx: Tx, seal: Seal, message: SystemMessage): Promise<bigint | undefined> {
  const { accountId, mobile } = message;
  const line = await findLine(tx, message);
  if (!line) return undefined;
  const operator = OPERATOR_NUMBER[(await loadOperatorResolver(tx))(mobile)];
  const sendId = await insertSend(tx, seal, { ...message, line });
  await sql`${PREPARED}
    with s as (select account_id, id, line_id, parts from sends where account_id = ${accountId} and id = ${sendId}),
    recipient as (
      insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
      select account_id, id, 1, ${mobile}::int, ${operator}::smallint, 10, parts, 0 from s
    ), chunk as (
      insert into send_chunks (account_id, send_id, chunk, lane, line_id, from_n, to_n, next_n)
      select account_id, id, 1, 0, line_id, 1, 1, 1 from s
    ),
    counters as (
      insert into send_counters (account_id, send_id, operator, total, queued)
      select account_id, id, ${operator}::smallint, 1, 1 from s
    )
    select pg_notify('sender_wake', '0')`.execute(tx);
  return sendId;
}

type Line = Pick<Selectable<LinesTable>, 'id' | 'number' | 'multipart_chars' | 'refund_rule'>;

function findLine(tx: Tx, { accountId, lineId }: SystemMessage): Promise<Line | undefined> {
  const columns = ['lines.id', 'number', 'multipart_chars', 'refund_rule'] as const;
  if (lineId !== undefined)
    return tx.selectFrom('lines').select(columns).where('lines.id', '=', lineId).executeTakeFirst();
  return tx
    .selectFrom('account_lines')
    .innerJoin('lines', 'lines.id', 'account_lines.line_id')
    .select(columns)
    .where('account_lines.account_id', '=', accountId)
    .where('lines.active', '=', true)
    .orderBy('account_lines.is_default', 'desc')
    .orderBy('lines.id')
    .limit(1)
    .modifyEnd(PREPARED)
    .executeTakeFirst();
}

async function insertSend(tx: Tx, seal: Seal, message: SystemMessage & { line: Line }): Promise<bigint> {
  const { accountId, mobile, text, at, validSeconds = DAY_SECONDS, line } = message;
  const multipartChars = line.multipart_chars === 66 ? 66 : 67;
  const { encoding, language, parts } = analyseText(text, { multipartChars });
  if (parts === 0) throw new RangeError('A system message needs a text.');
  const { id } = await tx
    .insertInto('sends')
    .values({
      account_id: accountId,
      type: 'verification',
      state: SEND_STATE.queued,
      lane: 0,
      line_id: line.id,
      from_number: line.number,
      text: '',
      sealed_text: sealText(seal, text, { accountId, mobile }),
      encoding,
      language,
      parts,
      unit_mrial: 0n,
      statutory_mrial: 0n,
      refund_rule: line.refund_rule,
      requested_count: 1,
      recipient_count: 1,
      created_at: at,
      queued_at: at,
      expires_at: new Date(at.getTime() + validSeconds * 1_000),
    })
    // A statement less: someone waits for this message.
    .returning(['id', sql`ensure_send_partitions(id)`.as('ready')])
    .modifyEnd(PREPARED)
    .executeTakeFirstOrThrow();
  tellTurn(tx, { accountId, sendId: id }, 'accepted', { requested: 1, type: 'verification' });
  return id;
}
