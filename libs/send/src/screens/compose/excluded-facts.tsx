import { useMutation } from '@tanstack/react-query';
import { describeError } from '@peyk/shared-api-client';
import { exclusionsOf, type ExcludedCounts } from '@peyk/shared-sends';
import { useAppSelector } from '@peyk/shared-store';
import { Button, Caption, Fact, Facts, formatNumber } from '@peyk/shared-ui';
import { downloadQuoteExcluded } from '../../api/download-excluded';
import { priceMessages } from '../../price-messages';
import type { LivePrice } from './use-price';

const words = priceMessages.price;

interface ExcludedFactsProps {
  readonly counts: ExcludedCounts;
  readonly live: Pick<LivePrice, 'quote' | 'request'>;
}

/** How many numbers get nothing, by reason, and a file of them; loaded once there is a price to pay. */
export default function ExcludedFacts({ counts, live }: ExcludedFactsProps) {
  const exclusions = exclusionsOf(counts);
  if (exclusions.length === 0) return null;
  return (
    <div>
      <Caption>{words.excluded}</Caption>
      <Facts>
        {exclusions.map(({ key, label, count }) => (
          <Fact key={key} name={label}>
            {formatNumber(count)}
          </Fact>
        ))}
      </Facts>
      <SaveExcluded live={live} />
    </div>
  );
}

/** Of the quote that holds, not of one of a moment ago. Who acts for someone else takes nothing out. */
function SaveExcluded({ live: { quote, request } }: Pick<ExcludedFactsProps, 'live'>) {
  const saving = useMutation({ mutationFn: (quoteId: string) => downloadQuoteExcluded(quoteId, request) });
  const isOwnSession = useAppSelector((state) => state.session.user?.impersonated !== true);
  if (!isOwnSession) return null;
  return (
    <>
      <Button
        variant="quiet"
        icon="file"
        busy={saving.isPending}
        disabled={quote === null}
        onClick={() => quote !== null && saving.mutate(quote.quote_id)}
      >
        {words.saveExcluded}
      </Button>
      {saving.isError && <p role="alert">{describeError(saving.error)}</p>}
    </>
  );
}
