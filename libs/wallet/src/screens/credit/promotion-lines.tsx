import { Notice, When, formatNumber } from '@peyk/shared-ui';
import type { Promotion } from '../../api/offers';
import { offerMessages as words } from '../../offer-messages';

/** What payments bring on top today, a line each. */
export function PromotionLines({ promotions }: { readonly promotions: readonly Promotion[] }) {
  return promotions.map(({ id, percent, from, most, ends_at }) => (
    <Notice key={id} tone="info">
      {words.promotion(formatNumber(String(percent)), formatNumber(from))}
      {most !== null && `، ${words.most(formatNumber(most))}`}
      {'؛ '}
      {words.until} <When instant={ends_at} as="date" />
    </Notice>
  ));
}
