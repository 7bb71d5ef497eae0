import { checkedString, maxLengthMessage, minLengthMessage, requiredMessage, trimText } from '@peyk/shared-validation';

/** What the contract says of one text field, as `limits` of shared/contract has it. */
export interface TextLimits {
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

interface ContractField {
  /** The field's Persian name, for the sentences. */
  readonly label: string;
  /** What is wrong with a text that the contract's pattern refuses: what it may hold, in one sentence. */
  readonly patternMessage?: string;
}

/**
 * The yup schema of a text field from the contract's own limits, so that the form and the server never say different things.
 *
 * @example object({ title: contractText(limits.createPhonebookLimits.title, { label: 'نام دفترچه' }) })
 */
export function contractText(limits: TextLimits, { label, patternMessage }: ContractField) {
  const { minLength = 0, maxLength = Infinity, pattern, required } = limits;
  const shape = pattern === undefined ? null : new RegExp(pattern, 'u');
  const problemOf = (text: string) => {
    // The contract counts characters, JavaScript's length counts halves of some.
    const count = [...text].length;
    if (count < minLength) return minLengthMessage(label, minLength);
    if (count > maxLength) return maxLengthMessage(label, maxLength);
    return shape === null || shape.test(text) ? null : (patternMessage ?? `${label} نویسه‌ای دارد که پذیرفته نمی‌شود.`);
  };
  const schema = checkedString(trimText, problemOf);
  return required ? schema.required(requiredMessage(label)) : schema;
}

export interface NumberLimits {
  readonly required: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The yup schema of a field of digits whose number goes to the contract; `message` says what it may be. Empty is allowed unless required. */
export function contractNumber({ required, minimum = -Infinity, maximum = Infinity }: NumberLimits, message: string) {
  const isWithin = (digits: string) => /^\d+$/.test(digits) && Number(digits) >= minimum && Number(digits) <= maximum;
  const schema = checkedString(trimText, (digits) => (isWithin(digits) ? null : message));
  return required ? schema.required(message) : schema;
}
