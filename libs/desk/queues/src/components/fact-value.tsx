import type { DeskSchemas } from '@peyk/desk-api';
import { LatinRun, Money, When, formatNumber } from '@peyk/shared-ui';

/** The value of a fact, by its kind. */
export function FactValue({ value, kind }: Pick<DeskSchemas['ThingFact'], 'value' | 'kind'>) {
  if (kind === 'rial') return <Money rial={value} />;
  if (kind === 'instant') return <When instant={value} as="full" />;
  if (kind === 'number') return formatNumber(value);
  if (kind === 'latin') return <LatinRun>{value}</LatinRun>;
  return <bdi>{value}</bdi>;
}
