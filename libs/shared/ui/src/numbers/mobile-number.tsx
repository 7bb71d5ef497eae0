import { formatMobile, parseMobile } from '@peyk/shared-sms';
import { toPersianDigits } from '@peyk/shared-validation';
import { LatinRun } from './numbers';

/** A mobile number for reading: `۰۹۲۴ ۱۲۳ ۴۵۶۷`, isolated left to right. What is no mobile number is shown as it is. */
export function MobileNumber({ number }: { readonly number: string }) {
  const mobile = parseMobile(number);
  return <LatinRun>{toPersianDigits(mobile === null ? number : formatMobile(mobile))}</LatinRun>;
}
