import type { operations } from '@peyk/shared-contract';
import type { SmsType } from '@peyk/server-database';
import { failSource } from './fail';
import type { SourceChoice } from './source.service';

type SendBody = operations['createSend']['requestBody']['content']['application/json'];

/** What a request may say about its recipients, in a price and in a send. */
interface SourceFields {
  recipients?: string[];
  upload_id?: string;
  phonebook_ids?: (string | number)[];
}

const TYPE_OF: Readonly<Record<SendBody['sending_type'], { type: SmsType; kind: SourceChoice['kind'] }>> = {
  quick: { type: 'normal', kind: 'numbers' },
  webservice: { type: 'webservice', kind: 'numbers' },
  file: { type: 'file', kind: 'upload' },
  phonebook: { type: 'phonebook', kind: 'phonebooks' },
};

/** Where a price's recipients come from; undefined when only the text is asked about. @throws wrongSource for more than one */
export function choiceOf({ recipients, upload_id, phonebook_ids }: SourceFields): SourceChoice | undefined {
  const given = [recipients, upload_id, phonebook_ids].filter((field) => field !== undefined);
  if (given.length > 1) failSource('wrongSource', 'params');
  if (recipients) return { kind: 'numbers', numbers: recipients };
  if (upload_id !== undefined) return { kind: 'upload', uploadId: BigInt(upload_id) };
  return phonebook_ids && { kind: 'phonebooks', phonebookIds: phonebook_ids.map(BigInt) };
}

/** The known form of phonebooks is a list of one entry. */
function fieldsOf(params: SendBody['params']): SourceFields {
  return Array.isArray(params) ? { phonebook_ids: params[0]?.phonebook_ids } : params;
}

/** What kind of send it is, and where its recipients come from. @throws wrongSource when they do not fit each other */
export function sourceOfSend({ sending_type, params }: SendBody): { type: SmsType; choice: SourceChoice } {
  const { type, kind } = TYPE_OF[sending_type];
  const choice = choiceOf(fieldsOf(params));
  if (choice?.kind !== kind) failSource('wrongSource', 'params');
  return { type, choice };
}
