import { answerOf, api } from '@peyk/shared-api-client';

export type BlacklistKind = 'send' | 'receive';

/** Puts a number into phonebooks, with a name unless it has one. */
export function addToPhonebooks(number: string, name: string, phonebookIds: readonly string[]) {
  const contact = { number, ...(name !== '' && { name }) };
  const body = { phonebook_ids: [...phonebookIds], contacts: [contact] };
  return answerOf(api.POST('/phonebooks/numbers/add-list-new', { body }));
}

export const createPhonebook = (title: string) => answerOf(api.POST('/phonebooks', { body: { title } }));

export const addToBlacklist = (number: string, kind: BlacklistKind) =>
  answerOf(api.POST('/phonebooks/blacklist/add-list', { body: { kind, numbers: [number] } }));

export const takeOffBlacklist = (number: string, kind: BlacklistKind) =>
  answerOf(api.POST('/phonebooks/blacklist/delete-list', { body: { kind, numbers: [number] } }));
