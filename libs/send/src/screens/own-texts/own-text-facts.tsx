import { OPERATOR_NAMES } from '@peyk/shared-sends';
import { Fact, LatinRun, Money, formatNumber } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import type { Quote } from '../../model/types';

const LANGUAGES = { persian: 'فارسی', latin: 'لاتین' } as const;

/** What differs from recipient to recipient, each kind with its price, and the one that costs most. */
export default function OwnTextFacts({ quote: { by_operator, dearest } }: { readonly quote: Quote }) {
  return (
    <>
      {by_operator.map(({ operator, parts = 1, language = 'persian', count, unit_price, total }) => (
        <Fact
          key={`${operator} ${parts} ${language}`}
          name={
            <>
              {OPERATOR_NAMES[operator]}، {formatNumber(parts)} بخش {LANGUAGES[language]}: {formatNumber(count)} ×{' '}
              {formatNumber(unit_price)}
            </>
          }
        >
          <Money rial={total} />
        </Fact>
      ))}
      {dearest !== undefined && (
        <Fact
          name={
            <>
              گران‌ترین: سطر {formatNumber(dearest.place)}، <LatinRun>{toPersianDigits(dearest.number)}</LatinRun>،{' '}
              {formatNumber(dearest.parts)} بخش
            </>
          }
        >
          <Money rial={dearest.price} />
        </Fact>
      )}
    </>
  );
}
