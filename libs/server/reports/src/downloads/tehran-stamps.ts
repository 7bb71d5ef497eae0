import { instantToTehran, jalaliToText } from '@peyk/shared-jalali';

const MINUTE_S = 60;

/** Writes instants as `1405/08/29 14:05:09` in Tehran. The calendar is asked once for a minute of them, not for every row. */
export class TehranStamps {
  private minute = Number.NaN;
  private text = '';

  /** @param seconds since 1970, whole. */
  of(seconds: number): string {
    const minute = Math.floor(seconds / MINUTE_S);
    if (minute !== this.minute) {
      this.minute = minute;
      const tehran = instantToTehran(minute * MINUTE_S * 1000);
      this.text = `${jalaliToText(tehran)} ${twoDigits(tehran.hour)}:${twoDigits(tehran.minute)}`;
    }
    return `${this.text}:${twoDigits(seconds - minute * MINUTE_S)}`;
  }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
