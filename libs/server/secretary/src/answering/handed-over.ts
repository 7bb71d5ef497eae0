import type { OwnEvent } from '@peyk/server-webhooks';
import { keyToMobile } from '@peyk/shared-sms';
import type { Dealt } from './decide-messages';

/** The messages that go to a web address, as it gets them (`docs/webhooks.md`); each once, however often this is tried. */
export function handedOver(due: readonly Dealt[]): OwnEvent[] {
  return due.flatMap(({ secretary, message, mobile }) => {
    if (secretary.forwardToWebhookId === null) return [];
    const data = {
      secretary: { id: String(secretary.id), title: secretary.title },
      sender: keyToMobile(mobile),
      line: secretary.line,
      text: message.text,
      received_at: message.receivedAt.toISOString(),
    };
    return [{ endpointId: secretary.forwardToWebhookId, source: `secretary:${message.messageId}`, data }];
  });
}
