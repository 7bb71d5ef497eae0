import { OPERATOR_NAMES, operatorOf, parseMobile } from '@peyk/shared-sms';
import { Caption } from '../../layout/card';

/** Who carries a number, in a word. Nothing for what is no mobile number. */
export function OperatorWord({ number }: { readonly number: string }) {
  const mobile = parseMobile(number);
  return mobile === null ? null : <Caption data-operator="">{OPERATOR_NAMES[operatorOf(mobile)]}</Caption>;
}
