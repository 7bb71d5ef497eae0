import { answerOf, api } from '@peyk/shared-api-client';
import type { operations } from '@peyk/shared-contract';

type Body<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : never;

export const inviteColleague = (body: Body<'inviteColleague'>) => answerOf(api.POST('/user/partner/create', { body }));

export const updateColleague = (body: Body<'updateColleague'>) => answerOf(api.POST('/user/partner/update', { body }));

export const inviteColleagueAgain = (id: string) => answerOf(api.POST('/user/partner/invite-again', { body: { id } }));

export const deactivateColleague = (id: string) => answerOf(api.POST('/user/partner/deactive', { body: { id } }));

export const activateColleague = (id: string) => answerOf(api.POST('/user/partner/active', { body: { id } }));
