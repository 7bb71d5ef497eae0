import { answerOf, api } from '@peyk/shared-api-client';
import { linksBody, planBody } from './calculate-price';
import type { Composition } from '../model/composition';
import type { Way } from '../model/way';

interface Attempt {
  readonly composition: Composition;
  readonly way: Way;
  /** The price the person saw and agreed to. */
  readonly quoteId: string;
  /** Made once for an attempt: a repetition after a lost answer carries the same one and sends nothing twice. */
  readonly idempotencyKey: string;
}

/** Hands a send over. @throws {ApiError} when it was refused or no answer came */
export function createSend({ composition, way, quoteId, idempotencyKey }: Attempt) {
  return answerOf(
    api.POST('/send', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: {
        sending_type: way.sendingType,
        from_number: composition.line,
        ...(way.texts !== 'given' && { message: composition.text }),
        params: way.paramsOf(composition) ?? {},
        charity: composition.charity,
        ...linksBody(way, composition.trackLinks),
        quote_id: quoteId,
        ...planBody(composition),
        ...(composition.weeklyLimit !== '' && { weekly_limit: Number(composition.weeklyLimit) }),
      },
    }),
  );
}
