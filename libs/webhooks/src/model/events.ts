import type { ToldEvent, WebhookEvent } from '../api/webhooks';

/** As the API names them, in the order to be offered. */
export const EVENTS = [
  'message.delivered',
  'message.failed',
  'message.inbound',
  'optout.received',
  'send.finished',
  'pattern.decided',
  'document.decided',
  'payment.credited',
  'credit.low',
] as const satisfies readonly WebhookEvent[];

/** With what a secretary hands over to an address by itself. */
export const TOLD_EVENTS = [...EVENTS, 'secretary.message'] as const satisfies readonly ToldEvent[];

/** The events of a text of the box, where they are such. */
export const eventsOf = (chosen: readonly string[]): WebhookEvent[] => EVENTS.filter((event) => chosen.includes(event));
