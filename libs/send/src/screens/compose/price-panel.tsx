import { describeError } from '@peyk/shared-api-client';
import { OPERATOR_NAMES } from '@peyk/shared-sends';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  Fact,
  Facts,
  Figure,
  Money,
  SpinnerRing,
  Stack,
  StatusChip,
  formatNumber,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { Suspense, lazy } from 'react';
import { priceMessages } from '../../price-messages';
import { creditAfter, shortage } from '../../model/outcome';
import type { Price, Quote } from '../../model/types';
import { HeldNotice } from './held-notice';
import type { LivePrice } from './use-price';
import { ShortOfCredit } from './short-of-credit';

const words = priceMessages.price;
const ExcludedFacts = lazy(() => import('./excluded-facts'));
const HoursNote = lazy(() => import('./hours-note'));
const LimitNote = lazy(() => import('./limit-note'));
const OwnTextFacts = lazy(() => import('../own-texts/own-text-facts'));
const Fading = styled('div')({
  display: 'grid',
  gap: space[3],
  transition: 'opacity 120ms',
  '&[data-old="true"]': { opacity: 0.55 },
});
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  color: tone.inkSoft,
});

/** Whether the message would be taken now, and what it costs. */
export default function PricePanel({ live }: { readonly live: LivePrice }) {
  return (
    <>
      <HeldNotice />
      <PriceCard live={live} />
    </>
  );
}

/** Per recipient while there is only a text, and exactly as soon as there are recipients. */
function PriceCard({ live }: { readonly live: LivePrice }) {
  const { price, isCalculating, error } = live;
  return (
    <Card aria-busy={isCalculating} aria-live="polite">
      <Head>
        <CardTitle>{words.title}</CardTitle>
        {isCalculating && <SpinnerRing role="status" aria-label={words.calculating} />}
      </Head>
      {error !== null ? (
        <Stack gap={3} role="alert">
          <p>{describeError(error)}</p>
          <Button icon="refresh" onClick={() => void live.recalculate()}>
            {words.retry}
          </Button>
        </Stack>
      ) : price === undefined ? (
        <Caption>
          {isCalculating ? words.calculating : live.request.way.texts === 'given' ? words.choose : words.write}
        </Caption>
      ) : (
        <Fading data-old={isCalculating}>
          {price.quote === null ? (
            <UnitPrices price={price} />
          ) : (
            <QuotedPrice quote={price.quote} parts={price.parts} live={live} />
          )}
          <Suspense fallback={null}>
            {price.limit && <LimitNote limit={price.limit} />}
            {price.hours_conflict && <HoursNote conflict={price.hours_conflict} />}
          </Suspense>
        </Fading>
      )}
    </Card>
  );
}

function UnitPrices({ price }: { readonly price: Price }) {
  return (
    <Stack gap={3}>
      <Facts>
        <Fact name={words.perMci}>
          <Money rial={price.mci_price} />
        </Fact>
        <Fact name={words.perOther}>
          <Money rial={price.other_price} />
        </Fact>
      </Facts>
      <Caption>{words.addNumbers}</Caption>
    </Stack>
  );
}

interface QuotedPriceProps {
  readonly quote: Quote;
  readonly parts: number;
  readonly live: LivePrice;
}

function QuotedPrice({ quote, parts, live }: QuotedPriceProps) {
  const hasCharity = quote.charity !== '0';
  return (
    <Stack gap={4}>
      <div>
        <Figure>
          <Money rial={quote.total} />
        </Figure>
        <Caption style={{ display: 'block' }}>
          {formatNumber(quote.reachable_count)} {words.reachable}
          {quote.dearest === undefined && ` × ${formatNumber(parts)} ${words.parts}`}
        </Caption>
      </div>
      {quote.reachable_count === 0 && <p role="alert">{words.nobody}</p>}
      <Facts>
        {quote.dearest !== undefined ? (
          <Suspense fallback={null}>
            <OwnTextFacts quote={quote} />
          </Suspense>
        ) : (
          quote.by_operator.map(({ operator, count, unit_price, total }) => (
            <Fact
              key={operator}
              name={
                <>
                  {OPERATOR_NAMES[operator]}: {formatNumber(count)} × {formatNumber(unit_price)}
                </>
              }
            >
              <Money rial={total} />
            </Fact>
          ))
        )}
        {hasCharity && (
          <Fact name={words.charity}>
            <Money rial={quote.charity} />
          </Fact>
        )}
        <Fact name={words.credit}>
          <Money rial={quote.credit} floored />
        </Fact>
        {quote.enough_credit ? (
          <Fact name={words.after} strong>
            <Money rial={creditAfter(quote)} floored />
          </Fact>
        ) : (
          <Fact
            name={
              <StatusChip tone="danger" icon="warning">
                {words.shortBy}
              </StatusChip>
            }
            strong
          >
            <Money rial={shortage(quote)} />
          </Fact>
        )}
      </Facts>
      {!quote.enough_credit && <ShortOfCredit />}
      <Suspense fallback={null}>
        <ExcludedFacts counts={quote.excluded} live={live} />
      </Suspense>
    </Stack>
  );
}
