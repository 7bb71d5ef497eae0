import { answerOf, api } from '@peyk/shared-api-client';

interface PhonebookTexts {
  readonly title: string;
  /** What programs call it; empty for none. */
  readonly code: string;
}

export function createPhonebook({ title, code }: PhonebookTexts) {
  return answerOf(api.POST('/phonebooks', { body: { title, ...(code !== '' && { code }) } }));
}

export function updatePhonebook(id: string, { title, code }: PhonebookTexts) {
  return answerOf(api.POST('/phonebooks/update', { body: { id, title, code: code === '' ? null : code } }));
}

/** Deletes a phonebook, and with it those of its contacts that stand in no other, if that is wanted. */
export function deletePhonebook(id: string, withContacts: boolean) {
  return answerOf(api.POST('/phonebooks/delete-list', { body: { ids: [id], with_contacts: withContacts } }));
}
