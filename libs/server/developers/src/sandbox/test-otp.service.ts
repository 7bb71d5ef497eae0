import { runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { DomainError, requireAccount, requireRate, takeTurn, withIdempotency } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { TYPE_OF_PATTERN, patternToSend } from '@peyk/server-patterns';
import { AT_ONCE, insertTestSend, lineToSendFrom, rehearse } from '@peyk/server-send';
import { SEND_STATE } from '@peyk/server-sender';
import { fillPattern, keyToMobile, mrialToRialString } from '@peyk/shared-sms';
import { normaliseDigits } from '@peyk/shared-validation';
import { countWrongTry, listSentTimes, useCode } from '../otp/code-rows';
import {
  CODE_RATE_OF_ACCOUNT,
  MOST_WRONG_TRIES,
  SENT_TIMES_SINCE_MS,
  faultOfCode,
  requireCodeVariable,
  waitForCodeMs,
} from '../otp/otp.policy';
import { whichOf } from '../otp/which-code';
import { failPrograms, requireMobile } from '../programs/fail-programs';
import { PROGRAMS_ERRORS } from '../programs/programs.errors';
import { insertTestCode, lockTestCode } from './test-codes.repository';

/** Nobody gets it, so it is in the documents: as many of its digits as were asked for. */
const CODE = '12345678';

/** `otp/send` with a test key: the same checks, price and answer, and nobody gets a code. @throws as sendOneTimeCode, and as rehearse */
export async function sendTestCode(
  context: RequestContext,
  { body, headers }: Pick<OperationInput<'sendOneTimeCode'>, 'body' | 'headers'>,
): Promise<OperationData<'sendOneTimeCode'>> {
  const { accountId } = requireAccount(context);
  const mobile = requireMobile(body.mobile);
  const at = context.clock.now();
  await requireRate(context.db, { ...CODE_RATE_OF_ACCOUNT, key: `test-one-time-code:${accountId}`, now: at });
  const call = { operation: 'test:sendOneTimeCode', key: headers['Idempotency-Key'], body };
  return withIdempotency(context, call, async (tx) => {
    await requireTurn(tx, { accountId, mobile, now: at });
    const length = body.length ?? 6;
    const rehearsed = await rehearseCode(tx, { accountId, mobile, at }, body);
    const messages = [{ mobile, localId: body.local_id ?? null, priced: rehearsed.reached.get(mobile) }];
    const { fromNumber, priceMrial } = rehearsed;
    const kept = await insertTestSend(tx, { accountId, fromNumber, priceMrial, at, beginsAt: at, messages });
    const expiresAt = new Date(at.getTime() + (body.ttl_seconds ?? 120) * 1000);
    const row = { accountId, mobile, patternCode: body.pattern_code, length, at, expiresAt };
    const id = await insertTestCode(tx, row);
    if (context.audit) context.audit.object = `test-send:${kept.sendId}`;
    return {
      ...{ id: String(id), send_id: String(kept.sendId), message_id: String(kept.messageIds[0]), test: true },
      ...{ from_number: fromNumber, price: mrialToRialString(priceMrial), expires_at: expiresAt.toISOString() },
    };
  });
}

interface ToNumber {
  accountId: bigint;
  mobile: number;
}

/** As often as live ones. @throws codeTooSoon */
async function requireTurn(tx: Tx, { accountId, mobile, now }: ToNumber & { now: Date }): Promise<void> {
  await takeTurn(tx, `test one-time code ${mobile}`, accountId);
  const since = new Date(now.getTime() - SENT_TIMES_SINCE_MS);
  const waitMs = waitForCodeMs(await listSentTimes(tx, 'test_codes', { accountId, mobile, since }), now);
  if (waitMs === 0) return;
  throw new DomainError({ ...PROGRAMS_ERRORS.codeTooSoon, retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

async function rehearseCode(
  tx: Tx,
  { accountId, mobile, at }: ToNumber & { at: Date },
  { pattern_code: code, length = 6, from_number }: OperationInput<'sendOneTimeCode'>['body'],
) {
  const pattern = await patternToSend(tx, { accountId, code }, 'pattern_code');
  const variable = requireCodeVariable(pattern, length);
  const fromNumber = await lineToSendFrom(tx, accountId, from_number);
  const rehearsal = await rehearse(tx, at, {
    ...{ accountId, fromNumber, charity: false, type: TYPE_OF_PATTERN[pattern.kind], quoteId: null, plan: AT_ONCE },
    text: fillPattern(pattern.accepted.text, { [variable]: '*'.repeat(length) }),
    choice: { kind: 'numbers', numbers: [keyToMobile(mobile)] },
  });
  if (rehearsal.state === SEND_STATE.waitingForReview) failPrograms('textsAreRead');
  if (rehearsal.reached.size === 0) failPrograms('notReached', 'mobile');
  return { ...rehearsal, fromNumber };
}

/** `otp/verify` with a test key: of test codes alone. @throws as checkOneTimeCode */
export async function checkTestCode(
  context: RequestContext,
  body: OperationInput<'checkOneTimeCode'>['body'],
): Promise<OperationData<'checkOneTimeCode'>> {
  const { accountId } = requireAccount(context);
  const which = whichOf(body);
  const given = normaliseDigits(body.code).trim();
  return runTransaction(context.db, async (tx) => {
    const code = (await lockTestCode(tx, accountId, which)) ?? failPrograms('unknownCode', 'id');
    const now = context.clock.now();
    const fault = faultOfCode(code, now);
    if (fault) return { verified: false, reason: fault, tries_left: 0, test: true };
    if (given === CODE.slice(0, code.length)) {
      await useCode(tx, 'test_codes', { accountId, id: code.id, at: now });
      return { verified: true, reason: null, tries_left: 0, test: true };
    }
    await countWrongTry(tx, 'test_codes', { accountId, id: code.id });
    return { verified: false, reason: 'wrong', tries_left: MOST_WRONG_TRIES - code.wrongTries - 1, test: true };
  });
}
