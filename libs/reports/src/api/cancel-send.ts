import { answerOf, api } from '@peyk/shared-api-client';

/** Stops a send. @returns how many will never leave, and the rials that came back for them. @throws {ApiError} */
export function cancelSend(sendId: string) {
  return answerOf(api.POST('/send/cancel', { body: { send_id: sendId } }));
}
