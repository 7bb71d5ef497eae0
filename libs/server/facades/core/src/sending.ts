import { sendMessages } from '@peyk/server-developers';
import type { MessageToSend, SentMessage } from '@peyk/server-developers';
import { requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { lineToSendFrom, listAccountLines } from '@peyk/server-send';
import { parseMobileKey } from '@peyk/shared-sms';

/** Ways to write the country before a line's number. */
const COUNTRY = /^(?:\+98|0098|98)/;

/**
 * The digits of a line of the account, however it is spelled; the account's own choice where none is given. What is none of its
 * lines comes back as it was, and is refused by who sends.
 */
export async function lineFor(context: RequestContext, given: string | undefined): Promise<string> {
  const { accountId } = requireAccount(context);
  if (given === undefined) return lineToSendFrom(context.db, accountId, undefined);
  const written = given.trim();
  const spellings = [written, written.replace(/^\+/, ''), written.replace(COUNTRY, '')];
  const lines = await listAccountLines(context.db, accountId);
  return lines.find(({ number }) => spellings.includes(number))?.number ?? written.slice(0, 20);
}

/** The nine digits after 9 of a mobile number in any spelling; undefined for what is none. */
export function mobileOf(written: string): number | undefined {
  const key = parseMobileKey(written);
  return key < 0 ? undefined : key;
}

/** One message at once. @throws as sendMessages */
export async function sendOne(context: RequestContext, message: MessageToSend): Promise<SentMessage> {
  const [sent] = await sendMessages(context, { messages: [message], sendTime: null });
  if (!sent) throw new Error('a message was sent and has no id');
  return sent;
}
