import { answerOf, api } from '@peyk/shared-api-client';
import type { operations } from '@peyk/shared-contract';

/** What a person writes to open a ticket. */
export type NewTicket = operations['openTicket']['requestBody']['content']['application/json'];

/** What a person writes in one that is open. */
export type NewInteraction = operations['addTicketInteraction']['requestBody']['content']['application/json'];

const keyed = (key: string) => ({ header: { 'Idempotency-Key': key } });

/** @param key the same for a repetition after a lost answer, so that it is opened once */
export const createTicket = (body: NewTicket, key: string) =>
  answerOf(api.POST('/ticket/ai', { params: keyed(key), body }));

/** @param key the same for a repetition after a lost answer, so that it is written once */
export const writeInTicket = (body: NewInteraction, key: string) =>
  answerOf(api.POST('/ticket/interaction', { params: keyed(key), body }));

export const rateTicket = (id: string, rate: number) => answerOf(api.POST('/ticket/rate', { body: { id, rate } }));

export const rateInteraction = (id: string, interactionId: string, isHelpful: boolean) =>
  answerOf(
    api.POST('/ticket/interaction/rate', { body: { id, interaction_id: interactionId, is_helpful: isHelpful } }),
  );

export const closeTicket = (id: string) => answerOf(api.POST('/ticket/close', { body: { id } }));

/** What support wrote was seen, up to this interaction. */
export const markTicketRead = (id: string, lastSeen: string) =>
  answerOf(api.POST('/ticket/read', { body: { id, last_interaction_id: lastSeen } }));
