import { answerOf, api } from '@peyk/shared-api-client';

/** Holds a send back; what is in flight ends as usual. @throws {ApiError} */
export function pauseSend(sendId: string) {
  return answerOf(api.POST('/send/pause', { body: { send_id: sendId } }));
}

/** Lets a paused send go on where it was. @throws {ApiError} */
export function resumeSend(sendId: string) {
  return answerOf(api.POST('/send/resume', { body: { send_id: sendId } }));
}

/** Gives a scheduled send another time, an instant in ISO 8601. @throws {ApiError} */
export function rescheduleSend(sendId: string, sendTime: string) {
  return answerOf(api.POST('/send/reschedule', { body: { send_id: sendId, send_time: sendTime } }));
}

/** Parts a second that the send takes at most; null for none of its own. @throws {ApiError} */
export function setSendRate(sendId: string, ratePerSecond: number | null) {
  return answerOf(api.POST('/send/set_rate', { body: { send_id: sendId, rate_per_second: ratePerSecond } }));
}

/** Sends the same text again to whom it has not reached. @returns the new send. @throws {ApiError} */
export function resendFailed(sendId: string, idempotencyKey: string) {
  const header = { 'Idempotency-Key': idempotencyKey };
  return answerOf(api.POST('/send/resend_failed', { params: { header }, body: { send_id: sendId } }));
}
