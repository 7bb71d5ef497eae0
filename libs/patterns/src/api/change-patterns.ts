import { answerOf, api } from '@peyk/shared-api-client';
import type { operations } from '@peyk/shared-contract';

type BodyOf<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** What a person writes. */
export type NewPattern = BodyOf<'createPattern'>;

export const createPattern = (body: NewPattern) => answerOf(api.POST('/patterns/normal', { body }));

/** What is not given is taken away. */
export const updatePattern = (body: BodyOf<'updatePattern'>) => answerOf(api.POST('/patterns/normal/update', { body }));

/**
 * Another title and description for what was taken over. Its text is given as the API reads it now: the name in it may be another one since
 * the form was opened, and any other text would be refused.
 */
export async function retitleShared(said: Pick<BodyOf<'updatePattern'>, 'id' | 'title' | 'description'>) {
  const { pattern, versions } = await answerOf(api.GET('/patterns/details', { params: { query: { id: said.id } } }));
  return updatePattern({ ...said, text: pattern.text, variables: versions[0]?.variables ?? [] });
}

/** Makes a shared pattern one of the account's own; a second time it is the one from before. */
export const takeSharedPattern = (id: string) => answerOf(api.POST('/patterns/shared/take', { body: { id } }));

export const deletePatterns = (ids: readonly string[]) =>
  answerOf(api.POST('/patterns/delete', { body: { ids: [...ids] } }));

/** Sends it to the signed-in user. The key is made once for what is to leave once. */
export const testPattern = ({ key, ...body }: BodyOf<'testPattern'> & { key: string }) =>
  answerOf(api.POST('/patterns/test', { params: { header: { 'Idempotency-Key': key } }, body }));
