import type { ReceiptColumn } from '../smpp/smpp-options';
import { DATE_FORM } from './receipt-date';

/** What the text of a receipt may say; `source` and `destination` are those of the message. */
export type ReceiptField = Exclude<ReceiptColumn, '-'>;

/** Reads one field as it is written; undefined where the text does not say it. */
export type ReadField = (field: ReceiptField) => string | undefined;

// Not \S: it takes a NUL that ends the text, too, and PostgreSQL keeps none.
const ID = String.raw`[!-\u00ff]+`;
const WORD = '[a-z0-9_-]+';
const CODE = '[0-9a-z]+';
/** A field without a value is not the name of the next one. */
const NOT_A_NAME = String.raw`(?!(?:sub|dlvrd|submit[ _]?date|done[ _]?date|stat|status|err|text):)`;

const named = (name: string, value: string) => new RegExp(String.raw`\b${name}:\s*(${value})`, 'i');

const NAMED_ID = named('id', NOT_A_NAME + ID);
const NAMED_STATE = named('stat(?:us)?', WORD);
const NAMED_ERROR = named('err', NOT_A_NAME + CODE);
const NAMED_SUBMITTED = named('submit[ _]?date', DATE_FORM);
const NAMED_DONE = named('done[ _]?date', DATE_FORM);

function readNamed(text: string, field: ReceiptField): string | undefined {
  switch (field) {
    case 'id':
      return NAMED_ID.exec(text)?.[1];
    case 'state':
      return NAMED_STATE.exec(text)?.[1];
    case 'error':
      return NAMED_ERROR.exec(text)?.[1];
    case 'submitted':
      return NAMED_SUBMITTED.exec(text)?.[1];
    case 'done':
      return NAMED_DONE.exec(text)?.[1];
    default:
      return undefined;
  }
}

/**
 * The whole of appendix B in its own order, as nearly every receipt is: at once it is read in two thirds of the time. A colon in the id could
 * hide a field: such a receipt is read by its names.
 */
const USUAL = new RegExp(
  `^id:([!-9;-\u00ff]+) sub:\\d* dlvrd:\\d* submit date:(\\d{10}|\\d{12}) done date:(\\d{10}|\\d{12}) ` +
    `stat:(${WORD}) err:${NOT_A_NAME}(${CODE})`,
  'i',
);

const PLACES: Readonly<Partial<Record<ReceiptField, number>>> = { id: 1, submitted: 2, done: 3, state: 4, error: 5 };

function namedFields(text: string): ReadField {
  const usual = USUAL.exec(text);
  return usual ? (field) => usual[PLACES[field] ?? usual.length] : (field) => readNamed(text, field);
}

const whole = (value: string) => new RegExp(`^(?:${value})$`, 'i');

const BY_PLACE: Readonly<Record<ReceiptField, RegExp>> = {
  id: whole(ID),
  state: whole(WORD),
  error: whole(CODE),
  submitted: whole(DATE_FORM),
  done: whole(DATE_FORM),
  source: whole(String.raw`\+?\d+`),
  destination: whole(String.raw`\+?\d+`),
};

const NOTHING: ReadField = () => undefined;

/**
 * The fields of a receipt's text: by their names, as in appendix B (`id:.. sub:.. done date:YYMMDDhhmm stat:DELIVRD err:000`), in
 * any order; or by their places between commas, where the operator's sheet has `columns` and no names.
 */
export function receiptFields(text: string, columns: readonly ReceiptColumn[]): ReadField {
  if (text === '') return NOTHING;
  if (columns.length === 0) return namedFields(text);
  const values = text.replace(/\0+$/, '').split(',');
  return (field) => {
    const value = values[columns.indexOf(field)]?.trim();
    return value !== undefined && BY_PLACE[field].test(value) ? value : undefined;
  };
}
