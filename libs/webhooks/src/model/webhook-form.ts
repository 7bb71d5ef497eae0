import { limits } from '@peyk/shared-contract';
import { contractText } from '@peyk/shared-screens';
import { array, boolean, object, string } from 'yup';
import type { Webhook, WebhookEvent } from '../api/webhooks';
import { messages } from '../messages';

const words = messages.fields;
const LIMITS = limits.createWebhookLimits;

/** As the API names them, in the order to be offered. */
export const EVENTS = [
  'message.delivered',
  'message.failed',
  'message.inbound',
  'optout.received',
  'pattern.decided',
  'document.decided',
  'credit.low',
] as const satisfies readonly WebhookEvent[];

export interface WebhookFormValues {
  title: string;
  url: string;
  events: readonly WebhookEvent[];
  is_on: boolean;
}

export const webhookSchema = object({
  title: contractText(LIMITS.title, { label: words.title }).default(''),
  url: contractText(LIMITS.url, { label: words.url }).default(''),
  events: array(string().oneOf(EVENTS).required()).min(1, messages.chooseEvents).default([]),
  is_on: boolean().default(true),
});

/** What stands in the form at first: a new one hears what became of messages. */
export function valuesOf(webhook: Webhook | null): WebhookFormValues {
  if (webhook === null) return { title: '', url: '', events: ['message.delivered', 'message.failed'], is_on: true };
  const { title, url, events, is_on } = webhook;
  return { title, url, events, is_on };
}

/** The events of a text of the box, where they are such. */
export const eventsOf = (chosen: readonly string[]): WebhookEvent[] => EVENTS.filter((event) => chosen.includes(event));
