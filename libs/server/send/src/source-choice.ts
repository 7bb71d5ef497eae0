import type { operations } from '@peyk/shared-contract';
import type { SmsType } from '@peyk/server-database';
import { GIVEN_TEXT } from '@peyk/server-audience';
import type { OwnMessage } from '@peyk/server-audience';
import { MAX_FILE_RECORDS } from '@peyk/shared-sms';
import type { BankChoice, BankWay } from '@peyk/server-banks';
import { failSource } from './fail';
import type { SourceChoice } from './source.service';

type SendBody = operations['createSend']['requestBody']['content']['application/json'];

/** What a request may say about its recipients, in a price and in a send. */
interface SourceFields {
  recipients?: string[] | undefined;
  upload_id?: string | undefined;
  phonebook_ids?: (string | number)[] | undefined;
  start?: number | undefined;
  size?: number | undefined;
  contact_ids?: (string | number)[] | undefined;
  segment_id?: string | undefined;
  bank?: BankChoice | undefined;
  /** Only of texts of their own. */
  text_column?: string | undefined;
  messages?: OwnMessage[] | undefined;
}

const TYPE_OF: Readonly<Record<SendBody['sending_type'], { type: SmsType; kinds: readonly SourceChoice['kind'][] }>> = {
  quick: { type: 'normal', kinds: ['numbers'] },
  webservice: { type: 'webservice', kinds: ['numbers'] },
  file: { type: 'file', kinds: ['upload'] },
  phonebook: { type: 'phonebook', kinds: ['phonebooks', 'contacts', 'segment'] },
  country: { type: 'country', kinds: ['bank'] },
  postal_code: { type: 'postal_code_bank', kinds: ['bank'] },
  job: { type: 'job', kinds: ['bank'] },
  map: { type: 'map', kinds: ['bank'] },
  bts: { type: 'bts', kinds: ['bank'] },
  keyword: { type: 'keyword', kinds: ['upload', 'phonebooks', 'contacts', 'segment'] },
  peer_to_peer: { type: 'peer_to_peer', kinds: ['upload', 'messages'] },
};

const BANK_WAY_OF: Partial<Record<SendBody['sending_type'], BankWay>> = {
  country: 'country',
  postal_code: 'postal_code',
  job: 'job',
  map: 'map',
  bts: 'tower',
};

/**
 * Where a price's recipients come from; undefined when only the text is asked about.
 * @throws wrongSource for more than one, and for a part of anything but phonebooks
 */
export function choiceOf(fields: SourceFields): SourceChoice | undefined {
  const { recipients, upload_id, phonebook_ids, contact_ids, segment_id, bank, messages, start, size } = fields;
  const given = [recipients, upload_id, phonebook_ids, contact_ids, segment_id, bank, messages].filter(
    (field) => field !== undefined,
  );
  const isPart = start !== undefined || size !== undefined;
  if (given.length > 1 || (isPart && !phonebook_ids)) failSource('wrongSource', 'params');
  if (recipients) return { kind: 'numbers', numbers: recipients };
  if (upload_id !== undefined) return { kind: 'upload', uploadId: BigInt(upload_id) };
  if (contact_ids) return { kind: 'contacts', contactIds: contact_ids.map(BigInt) };
  if (segment_id !== undefined) return { kind: 'segment', segmentId: BigInt(segment_id) };
  if (bank) return { kind: 'bank', choice: bank };
  if (messages) return { kind: 'messages', messages };
  if (!phonebook_ids) return undefined;
  const part = isPart ? { start: start ?? 0, size: size ?? MAX_FILE_RECORDS } : undefined;
  return { kind: 'phonebooks', phonebookIds: phonebook_ids.map(BigInt), part };
}

/** Whether a kind of send takes recipients from there. */
export const fitsType = (sendingType: SendBody['sending_type'], { kind }: SourceChoice): boolean =>
  TYPE_OF[sendingType].kinds.includes(kind);

/** The known forms: phonebooks as a list of one entry, or messages with their recipients. @throws wrongSource when an entry lacks what its kind takes */
function fieldsOf(params: SendBody['params']): SourceFields {
  if (!Array.isArray(params)) return params;
  const messages = params.flatMap(({ recipients, message }) =>
    recipients && message !== undefined ? [{ recipients, message }] : [],
  );
  if (messages.length > 0)
    return messages.length === params.length ? { messages } : failSource('wrongSource', 'params');
  const [{ type, phonebook_ids, start, size, number_ids } = {}, ...more] = params;
  if (type === undefined || more.length > 0) failSource('wrongSource', 'params');
  if (type === 'detail') return { contact_ids: number_ids, phonebook_ids, start, size };
  return { phonebook_ids, start, size, contact_ids: number_ids };
}

/** What is sent, to whom. */
export interface Asked {
  /** With variables, where each recipient has a text of its own. */
  text: string;
  choice: SourceChoice | undefined;
}

/**
 * Text and recipients of a price; of a text alone when no recipients are given.
 * @throws wrongSource, messageBesideTexts
 */
export function askedOfPrice(
  body: SourceFields & { message?: string | undefined; sending_type?: 'keyword' | 'peer_to_peer' | undefined },
): Asked {
  const choice = choiceOf(body);
  const { sending_type: sendingType } = body;
  if (sendingType === undefined) {
    if (choice?.kind === 'messages' || body.text_column !== undefined) failSource('wrongSource', 'params');
    return { text: body.message ?? '', choice };
  }
  if (choice && !TYPE_OF[sendingType].kinds.includes(choice.kind)) failSource('wrongSource', 'params');
  return ownTextsOf(body, sendingType, choice);
}

/** Each recipient has a text of its own: which text, with which variables. @throws wrongSource, messageBesideTexts */
function ownTextsOf(
  { message, text_column }: Pick<SourceFields, 'text_column'> & { message?: string | undefined },
  sendingType: 'keyword' | 'peer_to_peer',
  choice: SourceChoice | undefined,
): Asked {
  if (sendingType === 'keyword' && text_column !== undefined) failSource('wrongSource', 'params');
  if (sendingType === 'peer_to_peer' && message !== undefined) failSource('messageBesideTexts', 'message');
  if (!choice) return { text: message ?? '', choice };
  if (sendingType === 'keyword') return own(message ?? '', choice);
  if (choice.kind === 'messages') {
    if (text_column !== undefined) failSource('wrongSource', 'params');
    return own(`{{${GIVEN_TEXT}}}`, choice);
  }
  return own(`{{${text_column ?? failSource('unknownColumn', 'text_column')}}}`, choice);
}

function own(text: string, of: SourceChoice): Asked {
  return { text, choice: { kind: 'own', of, text } };
}

/** What kind of send it is, what it says and where its recipients come from. @throws wrongSource when they do not fit each other; messageBesideTexts */
export function sourceOfSend(body: SendBody): Asked & { type: SmsType; choice: SourceChoice } {
  const { sending_type: sendingType, params, message } = body;
  const { type, kinds } = TYPE_OF[sendingType];
  const fields = fieldsOf(params);
  const choice = choiceOf(fields);
  if (!choice || !kinds.includes(choice.kind)) failSource('wrongSource', 'params');
  if (sendingType === 'keyword' || sendingType === 'peer_to_peer') {
    const asked = ownTextsOf({ ...fields, message }, sendingType, choice);
    return { type, text: asked.text, choice: asked.choice ?? choice };
  }
  if (fields.text_column !== undefined) failSource('wrongSource', 'params');
  // What each way must say is asked for here; a price may be asked for before anybody has said which way it is.
  const way = BANK_WAY_OF[sendingType];
  return { type, text: message ?? '', choice: choice.kind === 'bank' ? { ...choice, way } : choice };
}
