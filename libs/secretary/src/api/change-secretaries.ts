import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';

/** What a person writes. */
export type SecretaryFields = components['schemas']['NewSecretary'];

export const createSecretary = (body: SecretaryFields) =>
  answerOf(api.POST('/advanced-services/general-messaging/create', { body }));

/** What is not given is taken away. */
export const updateSecretary = (id: string, fields: SecretaryFields) =>
  answerOf(api.POST('/advanced-services/general-messaging/update', { body: { id, ...fields } }));

export const setSecretaryActive = (id: string, isActive: boolean) =>
  answerOf(api.POST('/advanced-services/general-messaging/active', { body: { id, is_active: isActive } }));

export const deleteSecretaries = (ids: readonly string[]) =>
  answerOf(api.POST('/advanced-services/general-messaging/delete-list', { body: { ids: [...ids] } }));
