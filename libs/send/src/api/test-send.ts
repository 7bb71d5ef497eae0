import { answerOf, api } from '@peyk/shared-api-client';

interface TestRequest {
  readonly line: string;
  readonly text: string;
  readonly idempotencyKey: string;
}

/** Sends a text to the mobile number of whoever is signed in, priced like any other. @throws {ApiError} */
export function testSend({ line, text, idempotencyKey }: TestRequest) {
  const header = { 'Idempotency-Key': idempotencyKey };
  return answerOf(api.POST('/send/test', { params: { header }, body: { from_number: line, message: text } }));
}
