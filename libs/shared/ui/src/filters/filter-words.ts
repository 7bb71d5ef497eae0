import { formatJalali } from '@peyk/shared-jalali';
import { toPersianDigits } from '@peyk/shared-validation';
import { summarise } from '../fields/select/select-model';
import { formatNumber } from '../numbers/format-number';
import {
  isFilterRange,
  type FilterField,
  type FilterRange,
  type FilterValue,
  type OptionsFilter,
} from './filter-field';

/** What a filter is set to, in a few words, for its chip: «از ۱۴۰۵/۰۸/۰۱ تا ۱۴۰۵/۰۸/۲۹». */
export function filterWords(field: FilterField, value: FilterValue): string {
  if (field.type === 'options') return optionWords(field, Array.isArray(value) ? value : [String(value)]);
  if (isFilterRange(value)) return rangeWords(field, value);
  if (field.type === 'date') return dayOf(String(value));
  // What is only digits is read as everywhere else; a text may be looked for as it stands in messages.
  const isNumber = field.type === 'search' && (field.kind === 'digits' || field.kind === 'tel');
  return isNumber ? toPersianDigits(String(value)) : String(value);
}

/** Before the options are here, nobody can read what a value of theirs is called. */
function optionWords({ options, loading }: OptionsFilter, chosen: readonly string[]): string {
  if (loading === true && chosen.some((value) => !options.some((option) => option.value === value))) return '…';
  return summarise(chosen.map((value) => options.find((option) => option.value === value)?.label ?? value));
}

function rangeWords(field: FilterField, { from, to }: FilterRange): string {
  const isDays = field.type === 'date_range';
  const unit = field.type === 'search_range' && field.unit !== undefined ? ` ${field.unit}` : '';
  const say = (end: string) => (isDays ? dayOf(end) : formatNumber(end));
  if (from !== undefined && to !== undefined) {
    return say(from) === say(to) ? `${say(from)}${unit}` : `از ${say(from)} تا ${say(to)}${unit}`;
  }
  return from === undefined ? `تا ${say(to ?? '')}${unit}` : `از ${say(from)}${unit}`;
}

function dayOf(instant: string): string {
  try {
    return formatJalali(instant);
  } catch {
    return instant;
  }
}
