import { describeError } from '@peyk/shared-api-client';
import {
  ConfirmDialog,
  Fact,
  Facts,
  Figure,
  LatinRun,
  Money,
  Notice,
  Spinner,
  Stack,
  When,
  formatNumber,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import type { ReactNode } from 'react';
import { optionsMessages } from '../../options-messages';
import { priceMessages } from '../../price-messages';
import { creditAfter, excludedCount } from '../../model/outcome';
import type { Composition } from '../../model/composition';
import type { Quote } from '../../model/types';
import { isUndecided } from './use-send';
import { ShortOfCredit } from './short-of-credit';

export interface ConfirmSendProps {
  readonly open: boolean;
  readonly composition: Composition;
  readonly parts: number;
  /** Null while the price is still being calculated; nothing can be agreed to before. */
  readonly quote: Quote | null;
  /** What else has to be known before agreeing. */
  readonly warning?: ReactNode;
  readonly busy: boolean;
  readonly error: Error | null;
  /** The price had to be asked for again after the person agreed to an older one. */
  readonly repriced: boolean;
  readonly onConfirm: (quote: Quote) => void;
  readonly onClose: () => void;
}

/** The last look before a send leaves: to how many, in how many parts, for how much. */
export default function ConfirmSend(props: ConfirmSendProps) {
  const { open, composition, parts, quote, warning, busy, error, repriced, onConfirm, onClose } = props;
  const words = priceMessages.confirm;
  const undecided = isUndecided(error);
  const canSend = quote !== null && quote.enough_credit && quote.reachable_count > 0;
  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      confirmLabel={undecided ? words.retry : words.send}
      cancelLabel={words.back}
      busy={busy}
      disabled={!canSend}
      onConfirm={() => quote !== null && onConfirm(quote)}
      onClose={onClose}
    >
      <Stack gap={4}>
        {quote === null ? (
          <Spinner />
        ) : (
          <Stack gap={4}>
            <div>
              <Figure>
                <Money rial={quote.total} />
              </Figure>
            </div>
            <Facts>
              <Fact name={words.recipients}>{formatNumber(quote.reachable_count)}</Fact>
              <Fact name={words.parts}>{formatNumber(parts)}</Fact>
              <Fact name={words.line}>
                <LatinRun>{toPersianDigits(composition.line)}</LatinRun>
              </Fact>
              <OptionFacts composition={composition} />
              <Fact name={words.after} strong>
                <Money rial={creditAfter(quote)} floored />
              </Fact>
            </Facts>
            <Notes quote={quote} repriced={repriced} />
            {warning}
          </Stack>
        )}
        {error !== null && (
          <Notice tone={undecided ? 'attention' : 'danger'}>
            {undecided ? words.safeRetry : describeError(error)}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** When it leaves, always; and what was asked for beyond that, which is nothing for most. */
function OptionFacts({
  composition: { sendTime, rate, validity, weeklyLimit, trackLinks },
}: {
  readonly composition: Composition;
}) {
  const words = optionsMessages;
  return (
    <>
      <Fact name={words.sendTime}>{sendTime === '' ? words.now : <When instant={sendTime} as="full" />}</Fact>
      {rate !== '' && (
        <Fact name={words.rate}>
          {formatNumber(Number(rate))} {words.rateUnit}
        </Fact>
      )}
      {validity !== '' && (
        <Fact name={words.validity}>
          {formatNumber(Number(validity))} {words.validityUnit}
        </Fact>
      )}
      {weeklyLimit !== '' && (
        <Fact name={words.weekly}>
          {formatNumber(Number(weeklyLimit))} {words.weeklyUnit}
        </Fact>
      )}
      {trackLinks && <Fact name={words.links}>{words.linksShort}</Fact>}
    </>
  );
}

function Notes({ quote, repriced }: { readonly quote: Quote; readonly repriced: boolean }) {
  const excluded = excludedCount(quote.excluded);
  return (
    <>
      {repriced && <p role="status">{priceMessages.confirm.repriced}</p>}
      {excluded > 0 && <p>{priceMessages.confirm.excluded(excluded)}</p>}
      {quote.reachable_count === 0 && <p role="alert">{priceMessages.price.nobody}</p>}
      {!quote.enough_credit && <ShortOfCredit />}
    </>
  );
}
