import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { OPERATOR_NUMBER, PREFIX_OVERRIDES } from '@peyk/server-audience';
import { PREPARED, whenCommitted } from '@peyk/server-database';
import type { LinesTable, Tx } from '@peyk/server-database';
import type { Seal } from '@peyk/server-seal';
import { analyseText, createOperatorResolver } from '@peyk/shared-sms';
import type { PrefixOverride } from '@peyk/shared-sms';
import { CHUNK_STATE, RECIPIENT_STATUS, SEND_STATE } from './model/states';
import { tellTurn } from './model/send-story';
import type { CodeTaker, Lease } from './run/code-taker';
import type { ClaimedChunk } from './sql/claim-chunks';
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
 * Puts a free message of the installation itself (a login code) into the fast lane: no preparation,
 * no money. It is ready to be claimed, or, where this process sends codes (`taker`) and can now, leased by it from the start. Its text is stored sealed: it holds a code, and who can only read the database must not sign in with it. It leaves when the caller's transaction commits. Answers the send's id; undefined when there is no such line.
 * Someone waits for this message, and beside a large send every question to the database does: they are few.
 * @throws RangeError for an empty text.
 */
export async function enqueueSystemMessage(
  tx: Tx,
  seal: Seal,
  message: SystemMessage,
  taker?: CodeTaker,
): Promise<bigint | undefined> {
  const ground = await prepareGround(tx, message);
  if (ground) await insertMessage(tx, composed(seal, { ...message, ...ground }), taker);
  return ground?.sendId;
}

type Line = Pick<
  Selectable<LinesTable>,
  'id' | 'number' | 'multipart_chars' | 'refund_rule' | 'max_per_second' | 'operators'
>;

interface Ground {
  line: Line;
  /** Of the send that is about to be made; there are partitions for it. */
  sendId: bigint;
  /** Number of the operator of `mobile`. */
  operator: number;
}

/** All that has to be known before. A partition that a statement makes it cannot fill itself: hence two. */
async function prepareGround(tx: Tx, { accountId, lineId, mobile }: SystemMessage): Promise<Ground | undefined> {
  const { rows } = await sql<Line & { sendId: bigint; overrides: PrefixOverride[] }>`${PREPARED}
    select l.*, next.id as "sendId", ensure_send_partitions(next.id),
      ${PREFIX_OVERRIDES} as overrides
    from (${lineId === undefined ? firstLine(accountId) : thisLine(lineId)}) l
    cross join lateral (select nextval(pg_get_serial_sequence('sends', 'id')) as id offset 0) next`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { sendId, overrides, ...line } = row;
  return { line, sendId, operator: OPERATOR_NUMBER[createOperatorResolver(overrides)(mobile)] };
}

const COLUMNS = sql`l.id, l.number, l.multipart_chars, l.refund_rule, l.max_per_second, l.operators`;

const thisLine = (id: bigint) => sql`select ${COLUMNS} from lines l where l.id = ${id}::bigint`;

const firstLine = (accountId: bigint) => sql`
  select ${COLUMNS} from account_lines a join lines l on l.id = a.line_id
  where a.account_id = ${accountId}::bigint and l.active order by a.is_default desc, l.id limit 1`;

function composed(seal: Seal, message: SystemMessage & Ground) {
  const { accountId, mobile, text, at, validSeconds = DAY_SECONDS, line } = message;
  const multipartChars: 66 | 67 = line.multipart_chars === 66 ? 66 : 67;
  const { encoding, language, parts } = analyseText(text, { multipartChars });
  if (parts === 0) throw new RangeError('A system message needs a text.');
  const sealed = sealText(seal, text, { accountId, mobile });
  const expiresAt = new Date(at.getTime() + validSeconds * 1_000);
  return { ...message, multipartChars, encoding, language, parts, sealed, expiresAt };
}

type Composed = ReturnType<typeof composed>;

async function insertMessage(tx: Tx, message: Composed, taker: CodeTaker | undefined): Promise<void> {
  const { accountId, mobile, at, line, sendId, operator, encoding, language, parts, sealed, expiresAt } = message;
  const lease = leaseOf(tx, message, taker);
  const { queued } = RECIPIENT_STATUS;
  await sql`${PREPARED}
    with send as (
      insert into sends (account_id, id, type, state, lane, line_id, from_number, text, sealed_text, encoding, language, parts,
        unit_mrial, statutory_mrial, refund_rule, requested_count, recipient_count, created_at, queued_at, started_at, expires_at)
      overriding system value
      values (${accountId}, ${sendId}, 'verification', ${lease ? SEND_STATE.sending : SEND_STATE.queued}, 0, ${line.id},
        ${line.number}, '', ${sealed}, ${encoding}, ${language}, ${parts}, 0, 0, ${line.refund_rule}, 1, 1, ${at}, ${at},
        ${lease ? at : null}, ${expiresAt})
    ), recipient as (
      insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
      values (${accountId}, ${sendId}, 1, ${mobile}, ${operator}, ${queued}, ${parts}, 0)
    ), chunk as (
      insert into send_chunks (account_id, send_id, chunk, lane, line_id, from_n, to_n, next_n, state, worker_id, lease_until)
      values (${accountId}, ${sendId}, 1, 0, ${line.id}, 1, 1, 1, ${lease ? CHUNK_STATE.leased : CHUNK_STATE.ready},
        ${lease?.workerId ?? null}, ${lease?.until ?? null})
    ), counters as (
      insert into send_counters (account_id, send_id, operator, total, queued)
      values (${accountId}, ${sendId}, ${operator}, 1, 1)
    )
    select case when ${lease === undefined} then pg_notify('sender_wake', '0') end`.execute(tx);
  tellTurn(tx, { accountId, sendId }, 'accepted', { requested: 1, type: 'verification' });
}

/** Of who takes the message as soon as it is committed; undefined where nobody does, or nobody would hear of the commit. */
function leaseOf(tx: Tx, message: Composed, taker: CodeTaker | undefined): Lease | undefined {
  const { line, operator: network, parts } = message;
  const { id: lineId, operators, max_per_second: maxPerSecond } = line;
  const lease = taker?.leaseForCode({ lineId, operators, maxPerSecond, parts, network });
  return lease && whenCommitted(tx, () => taker?.takeCode(chunkOf(message), lease)) ? lease : undefined;
}

/** As its claim would answer it. */
function chunkOf({ accountId, sendId, line, mobile, operator, ...message }: Composed): ClaimedChunk {
  const mobiles = Buffer.alloc(4);
  mobiles.writeInt32BE(mobile);
  const { sealed: sealedText, parts, multipartChars, expiresAt } = message;
  return {
    ...{ accountId, sendId, chunk: 1, isOnly: true, nextN: 1, toN: 1, lineId: line.id, fromNumber: line.number },
    ...{ text: '', sealedText, ownTexts: null, shortLinks: null, parts, multipartChars, expiresAt },
    ...{ operators: line.operators, maxPerSecond: line.max_per_second, ratePerSecond: null },
    // The hours of a line and what an account may are not asked of login codes.
    ...{ openFromHour: null, openToHour: null, ownFromHour: null, ownToHour: null, ownMaxPerSecond: null },
    ...{ mobiles, networks: Buffer.from([operator]) },
  };
}
