import { api, saveFile } from '@peyk/shared-api-client';
import { priceBody, type PriceRequest } from './calculate-price';

/** A csv file of who would get nothing of what was quoted, each with the reason. @throws {ApiError} when it is refused */
export function downloadQuoteExcluded(quoteId: string, request: PriceRequest): Promise<void> {
  const body = { ...priceBody(request), quote_id: quoteId };
  return saveFile(api.POST('/send/download_excluded', { body, parseAs: 'blob' }));
}
