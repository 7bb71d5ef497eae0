import { requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { lineDigits } from '@peyk/shared-contract';
import { keyToMobile } from '@peyk/shared-sms';
import type { SendRequest } from './accept-send.service';
import { findUserMobile } from './accounts.repository';
import { fail } from './fail';
import { senderOf } from './spender';
import { AT_ONCE } from './send-plan';

/** A send of this text to the mobile of the one who asks, marked as a test. @throws noOwnMobile */
export async function testRequestOf(
  context: RequestContext,
  { from_number, message }: { from_number: string; message: string },
): Promise<SendRequest> {
  const { accountId, userId } = requireAccount(context);
  const mobile = await findUserMobile(context.db, accountId, userId);
  if (mobile === undefined) fail('noOwnMobile');
  return {
    accountId,
    ...senderOf(context),
    userIp: context.ip,
    type: 'normal',
    fromNumber: lineDigits(from_number),
    text: message,
    choice: { kind: 'numbers', numbers: [keyToMobile(mobile)] },
    charity: false,
    quoteId: null,
    plan: { ...AT_ONCE, isTest: true },
  };
}
