import type { MessageIdForm } from '../smpp/smpp-options';

const HEX = /^(?:0x)?([0-9a-f]{1,32})$/i;
const DECIMAL = /^[0-9]{1,39}$/;

type Spelling = (id: string) => string;

const asIs: Spelling = (id) => id;

/** Without 0x and leading zeros, small letters. */
const hex: Spelling = (id) => {
  const digits = HEX.exec(id)?.[1];
  return digits === undefined ? id : digits.toLowerCase().replace(/^0+(?=.)/, '');
};

const hexToDecimal: Spelling = (id) => {
  const digits = HEX.exec(id)?.[1];
  return digits === undefined ? id : BigInt(`0x${digits}`).toString();
};

/** Without leading zeros. */
const decimal: Spelling = (id) => (DECIMAL.test(id) ? BigInt(id).toString() : id);

const SPELLINGS: Readonly<Record<MessageIdForm, { answer: Spelling; receipt: Spelling }>> = {
  'as-is': { answer: asIs, receipt: asIs },
  hex: { answer: hex, receipt: hex },
  decimal: { answer: decimal, receipt: decimal },
  'hex-in-answer-decimal-in-receipt': { answer: hexToDecimal, receipt: decimal },
  'decimal-in-answer-hex-in-receipt': { answer: decimal, receipt: hexToDecimal },
};

/** The id of a submit_sm_resp in the one form in which we keep it; an id that is not of its form stays as it came. */
export function idFromAnswer(id: string, form: MessageIdForm): string {
  return SPELLINGS[form].answer(id);
}

/** The id of a receipt in the same form. */
export function idFromReceipt(id: string, form: MessageIdForm): string {
  return SPELLINGS[form].receipt(id);
}
