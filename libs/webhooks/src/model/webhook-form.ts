import { limits } from '@peyk/shared-contract';
import { contractText } from '@peyk/shared-screens';
import { array, boolean, object, string } from 'yup';
import type { Webhook, WebhookEvent } from '../api/webhooks';
import { messages } from '../messages';
import { EVENTS } from './events';

const words = messages.fields;
const LIMITS = limits.createWebhookLimits;

export interface WebhookFormValues {
  title: string;
  url: string;
  events: readonly WebhookEvent[];
  is_on: boolean;
}

/** Longer than the least of the contract by itself, and says what is missing instead of how many letters. */
const ADDRESS = { ...LIMITS.url, minLength: 0, pattern: '^https?://[^/\\s]' };

export const webhookSchema = object({
  title: contractText(LIMITS.title, { label: words.title }).default(''),
  url: contractText(ADDRESS, { label: words.url, patternMessage: messages.wrongAddress }).default(''),
  events: array(string().oneOf(EVENTS).required()).default([]),
  is_on: boolean().default(true),
});

/** What stands in the form at first: a new one hears what became of messages. */
export function valuesOf(webhook: Webhook | null): WebhookFormValues {
  if (webhook === null) return { title: '', url: '', events: ['message.delivered', 'message.failed'], is_on: true };
  const { title, url, events, is_on } = webhook;
  return { title, url, events, is_on };
}
