import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api, creditQuery } from '@peyk/shared-api-client';
import { sendKeys } from './send-queries';

interface TestRequest {
  readonly line: string;
  readonly text: string;
  /** Made once for what is to leave once: a repetition after a lost answer carries the same one and sends nothing twice. */
  readonly idempotencyKey: string;
}

/**
 * Sends a text to the mobile number of the signed-in user, priced like any other; the lists and the credit are asked for
 * again, whatever came of it. Its error is an `ApiError`.
 */
export function useTestSend() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: testSend,
    onSettled: () => {
      for (const queryKey of [sendKeys.lists, creditQuery().queryKey]) void client.invalidateQueries({ queryKey });
    },
  });
}

function testSend({ line, text, idempotencyKey }: TestRequest) {
  const header = { 'Idempotency-Key': idempotencyKey };
  return answerOf(api.POST('/send/test', { params: { header }, body: { from_number: line, message: text } }));
}
