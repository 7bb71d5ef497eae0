import type { JalaliRefusal } from './parse';
import { jalaliToText } from './format';
import { pad } from './digits';
import { type Instant, type TehranTimeInput, instantToTehran } from './tehran';

/** What the picker's input holds: a day, a day with HH:mm, or with HH:mm:ss. */
export interface PickerLayout {
  readonly withTime: boolean;
  readonly withSeconds?: boolean;
}

/** A typed date that exists; `hasTime` tells whether a time was typed too. */
export type PickerReading =
  { readonly ok: true; readonly wall: TehranTimeInput; readonly hasTime: boolean } | JalaliRefusal;

/** An instant as the picker's input shows it, in Latin digits on Tehran's clock: `1405/08/29` or `1405/08/29 14:05`. */
export function pickerText(instant: Instant, { withTime, withSeconds = false }: PickerLayout): string {
  const { hour, minute, second, ...day } = instantToTehran(instant);
  if (!withTime) return jalaliToText(day);
  const seconds = withSeconds ? `:${pad(second, 2)}` : '';
  return `${jalaliToText(day)} ${pad(hour, 2)}:${pad(minute, 2)}${seconds}`;
}

/** What the reader of typed dates offers once it is there. */
export interface PickerTextReader {
  readonly readPickerText: (text: string, layout: PickerLayout) => PickerReading;
}

/**
 * Brings the reader of typed dates. It stands on moment-jalaali, some 25 KB, which no first page should carry: it is loaded when a
 * date field gets the focus.
 */
export function loadPickerTextReader(): Promise<PickerTextReader> {
  return import('./read-picker-text');
}
