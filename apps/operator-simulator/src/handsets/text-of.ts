import { decodeGsm7, decodeUcs2 } from '@peyk/shared-sms';
import type { MessagePdu } from '@peyk/server-carrier';
import { DATA_CODING } from '@peyk/server-carrier';

/** What the handset shows: it knows the two alphabets that a sender may use, and Latin-1. */
export function textOf(message: MessagePdu): string {
  if (message.dataCoding === DATA_CODING.ucs2) return decodeUcs2(message.body);
  if (message.dataCoding === DATA_CODING.latin1) return message.body.toString('latin1');
  return decodeGsm7(message.body);
}
