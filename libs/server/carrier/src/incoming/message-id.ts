import type { MessageIdForm } from '../smpp/smpp-options';

const HEX = /^[0-9a-f]{1,32}$/i;
const DECIMAL = /^[0-9]{1,39}$/;

/** The id of a submit_sm_resp in the form in which we keep it: decimal without leading zeros, or as it came. */
export function idFromAnswer(id: string, form: MessageIdForm): string {
  if (form === 'as-is' || !HEX.test(id)) return id;
  return BigInt(`0x${id}`).toString();
}

/** The id of a receipt in the same form. */
export function idFromReceipt(id: string, form: MessageIdForm): string {
  if (form === 'as-is' || !DECIMAL.test(id)) return id;
  return BigInt(id).toString();
}
