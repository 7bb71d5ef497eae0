import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';
import { PROPERTIES_KEY } from './keys';

export type ListedProperty = components['schemas']['ListedProperty'];
export type ContactProperty = components['schemas']['ContactProperty'];
export type PropertyType = ListedProperty['type'];

/** Above the most that an account may have, so that they come in one page. */
const ALL = 100;

/** All properties, those of the system among them, with what is known only to who looks after them. */
export function propertiesQuery() {
  return queryOptions({
    queryKey: [...PROPERTIES_KEY, 'list'] as const,
    queryFn: async ({ signal }) =>
      (await answerOf(api.POST('/phonebooks/options/list-new', { body: { page: 1, limit: ALL }, signal }))).items,
  });
}

/** The active properties that a contact may have a value of, besides what every contact has. */
export function propertyChoicesQuery() {
  return queryOptions({
    queryKey: [...PROPERTIES_KEY, 'choices'] as const,
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/phonebooks/options', { signal }))).items.flatMap(({ id, ...one }) =>
        id === null ? [] : [{ id, ...one }],
      ),
  });
}

interface NewProperty {
  readonly title: string;
  readonly latinTitle: string;
  readonly type: PropertyType;
}

export function createProperty({ title, latinTitle, type }: NewProperty) {
  return answerOf(api.POST('/phonebooks/options', { body: { title, latin_title: latinTitle, type } }));
}

/** The type of a property stays as it is: contacts have values of it. */
export function updateProperty(id: string, { title, latinTitle }: Omit<NewProperty, 'type'>) {
  return answerOf(api.POST('/phonebooks/options/update', { body: { id, title, latin_title: latinTitle } }));
}

export function switchProperty(id: string, active: boolean) {
  return answerOf(api.POST('/phonebooks/options/update', { body: { id, active } }));
}

/** Deletes a property and what contacts have of it. */
export function deleteProperty(id: string) {
  return answerOf(api.POST('/phonebooks/options/delete-list', { body: { ids: [id], with_values: true } }));
}
