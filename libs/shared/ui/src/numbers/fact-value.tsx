import { formatNumber } from './format-number';
import { LatinRun, Money } from './numbers';
import { When } from './when';

interface FactValueProps {
  /** As the API has it: rials, ISO 8601, digits. */
  readonly value: string;
  readonly kind: 'text' | 'latin' | 'number' | 'rial' | 'instant';
}

/** A value that says what it is, as facts have it that come from the API. */
export function FactValue({ value, kind }: FactValueProps) {
  if (kind === 'rial') return <Money rial={value} />;
  if (kind === 'instant') return <When instant={value} as="full" />;
  if (kind === 'number') return formatNumber(value);
  if (kind === 'latin') return <LatinRun>{value}</LatinRun>;
  return <bdi>{value}</bdi>;
}
