import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import { sendKeys } from '@peyk/shared-sends';

/** So many of what waits are shown above the list; the rest come when these are decided. */
const SHOWN = 10;

/** What waits for a second person. It gets old with every list of sends. */
export const waitingApprovalsQuery = queryOptions({
  queryKey: [...sendKeys.lists, 'approvals'] as const,
  queryFn: ({ signal }) => answerOf(api.POST('/send/approvals/list', { body: { page: 1, limit: SHOWN }, signal })),
});

/** Lets a send of a colleague leave as it was prepared. @throws {ApiError} */
export const approveSend = (sendId: string) => answerOf(api.POST('/send/approve', { body: { send_id: sendId } }));

/** Stops it, with a reason for who made it. @throws {ApiError} */
export const rejectSend = (sendId: string, reason: string) =>
  answerOf(api.POST('/send/reject', { body: { send_id: sendId, reason } }));
