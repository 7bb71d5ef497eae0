import { hashCode, isSameHash, newCode } from '@peyk/server-auth';
import { runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { DomainError, isTestCall, requireAccount, requireRate, takeTurn, withIdempotency } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { TYPE_OF_PATTERN, patternToSend } from '@peyk/server-patterns';
import type { Seal } from '@peyk/server-seal';
import { keepMessages, lineToSendFrom, sendAtPrice, senderOf } from '@peyk/server-send';
import { SEND_STATE, prepareAtOnce, sealText } from '@peyk/server-sender';
import { fillPattern, keyToMobile, mrialToRialString } from '@peyk/shared-sms';
import { normaliseDigits } from '@peyk/shared-validation';
import { failPrograms, requireMobile } from '../programs/fail-programs';
import { checkTestCode, sendTestCode } from '../sandbox/test-otp.service';
import { PROGRAMS_ERRORS } from '../programs/programs.errors';
import { countWrongTry, listSentTimes, useCode } from './code-rows';
import { insertOneTimeCode, lockOneTimeCode } from './one-time-codes.repository';
import {
  CODE_RATE_OF_ACCOUNT,
  MOST_WRONG_TRIES,
  SENT_TIMES_SINCE_MS,
  faultOfCode,
  requireCodeVariable,
  waitForCodeMs,
} from './otp.policy';
import { whichOf } from './which-code';

export interface OtpPorts {
  /** Secret of this installation; codes are stored as hashes that nobody can try out without it. */
  pepper: string;
  /** Texts with a code are sealed until they have left. */
  seal: Seal;
}

type Body = OperationInput<'sendOneTimeCode'>['body'];

/** A code is good for no other send. */
const hashOf = (pepper: string, { accountId, sendId }: { accountId: bigint; sendId: bigint }, code: string) =>
  hashCode(pepper, Buffer.from(`one-time code ${accountId} ${sendId}`), code);

/**
 * Makes a code and sends it, once for its idempotency key. Nothing is kept of one that cannot go.
 * @throws 429-1, 429-630, 422-630, 422-632, 422-633, 422-634, 409-630, and what every send throws
 */
export async function sendOneTimeCode(
  context: RequestContext,
  ports: OtpPorts,
  { body, headers }: OperationInput<'sendOneTimeCode'>,
): Promise<OperationData<'sendOneTimeCode'>> {
  const { accountId } = requireAccount(context);
  if (isTestCall(context)) return sendTestCode(context, { body, headers });
  const mobile = requireMobile(body.mobile);
  const now = context.clock.now();
  await requireRate(context.db, { ...CODE_RATE_OF_ACCOUNT, key: `one-time-code:${accountId}`, now });
  const call = { operation: 'sendOneTimeCode', key: headers['Idempotency-Key'], body };
  return withIdempotency(context, call, async (tx) => {
    await requireTurnOfNumber(tx, { accountId, mobile, now });
    const code = newCode(body.length ?? 6);
    const expiresAt = new Date(now.getTime() + (body.ttl_seconds ?? 120) * 1000);
    const sent = await sendCode(tx, context, { ports, body, mobile, code, expiresAt });
    const { sendId } = sent;
    const codeHash = hashOf(ports.pepper, { accountId, sendId }, code);
    const row = { accountId, mobile, patternCode: body.pattern_code, sendId, codeHash, at: now, expiresAt };
    const id = await insertOneTimeCode(tx, row);
    const named = [{ mobile, localId: body.local_id ?? null }];
    const [messageId = 0n] = await keepMessages(tx, { accountId, sendId, at: now }, named);
    if (context.audit) context.audit.object = `send:${sendId}`;
    return {
      ...{ id: String(id), send_id: String(sendId), message_id: String(messageId), from_number: sent.fromNumber },
      ...{ price: mrialToRialString(sent.priceMrial), expires_at: expiresAt.toISOString() },
    };
  });
}

/** Codes to a number go one after the other, so that two at once are one. @throws codeTooSoon */
async function requireTurnOfNumber(
  tx: Tx,
  { accountId, mobile, now }: { accountId: bigint; mobile: number; now: Date },
): Promise<void> {
  await takeTurn(tx, `one-time code ${mobile}`, accountId);
  const since = new Date(now.getTime() - SENT_TIMES_SINCE_MS);
  const waitMs = waitForCodeMs(await listSentTimes(tx, 'one_time_codes', { accountId, mobile, since }), now);
  if (waitMs === 0) return;
  throw new DomainError({ ...PROGRAMS_ERRORS.codeTooSoon, retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

interface CodeToSend {
  ports: OtpPorts;
  body: Body;
  mobile: number;
  code: string;
  expiresAt: Date;
}

/** Sends it in the fast lane, prepared at once: what waits for its turn is of no use to someone who waits for a code. */
async function sendCode(tx: Tx, context: RequestContext, { ports, body, mobile, code, expiresAt }: CodeToSend) {
  const { accountId } = requireAccount(context);
  const pattern = await patternToSend(tx, { accountId, code: body.pattern_code }, 'pattern_code');
  const variable = requireCodeVariable(pattern, code.length);
  const fromNumber = await lineToSendFrom(tx, accountId, body.from_number);
  const fill = (value: string) => fillPattern(pattern.accepted.text, { [variable]: value });
  const now = context.clock.now();
  const { sendId, state, quote } = await sendAtPrice(tx, now, {
    ...{ accountId, ...senderOf(context), userIp: context.ip, fromNumber, charity: false },
    type: TYPE_OF_PATTERN[pattern.kind],
    // As long, and of letters that every alphabet of SMS has: it costs the same.
    text: fill('*'.repeat(code.length)),
    choice: { kind: 'numbers', numbers: [keyToMobile(mobile)] },
    codeText: { text: fill(code), seal: (text) => sealText(ports.seal, text, { accountId, mobile }), expiresAt },
  });
  if (state === SEND_STATE.waitingForReview) failPrograms('textsAreRead');
  const prepared = await prepareAtOnce(tx, { accountId, sendId }, context.clock);
  if (prepared === SEND_STATE.paused) failPrograms('codeNeedsApproval');
  if (prepared !== SEND_STATE.queued) failPrograms('notReached', 'mobile');
  return { sendId, fromNumber, priceMrial: quote.totalMrial };
}

/** Whether it is the code; a right one counts once, a wrong one is counted. @throws 404-630, 422-630, 422-631 */
export async function checkOneTimeCode(
  context: RequestContext,
  { pepper }: Pick<OtpPorts, 'pepper'>,
  body: OperationInput<'checkOneTimeCode'>['body'],
): Promise<OperationData<'checkOneTimeCode'>> {
  if (isTestCall(context)) return checkTestCode(context, body);
  const { accountId } = requireAccount(context);
  const which = whichOf(body);
  const given = normaliseDigits(body.code).trim();
  return runTransaction(context.db, async (tx) => {
    const code = (await lockOneTimeCode(tx, accountId, which)) ?? failPrograms('unknownCode', 'id');
    const now = context.clock.now();
    const left = MOST_WRONG_TRIES - code.wrongTries;
    const fault = faultOfCode(code, now);
    if (fault) return { verified: false, reason: fault, tries_left: 0 };
    if (isSameHash(code.codeHash, hashOf(pepper, { accountId, sendId: code.sendId }, given))) {
      await useCode(tx, 'one_time_codes', { accountId, id: code.id, at: now });
      return { verified: true, reason: null, tries_left: 0 };
    }
    await countWrongTry(tx, 'one_time_codes', { accountId, id: code.id });
    return { verified: false, reason: 'wrong', tries_left: left - 1 };
  });
}
