import type { OwnTextsChoice } from '@peyk/server-audience';
import { jsonText } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import type { KnownChoice, KnownSource } from './source.service';

/** Stores where the recipients of a send come from; `prepare` reads it and then deletes it. */
export async function insertIntake(
  tx: Tx,
  { accountId, sendId }: { accountId: bigint; sendId: bigint },
  { choice }: KnownSource,
): Promise<void> {
  await tx
    .insertInto('send_intake')
    .values({ account_id: accountId, send_id: sendId, ...columnsOf(choice) })
    .execute();
}

function columnsOf(choice: KnownChoice) {
  if (choice.kind === 'numbers') return { numbers: choice.numbers.map(storable) };
  if (choice.kind === 'upload') return { upload_id: choice.uploadId };
  if (choice.kind === 'filters') return { segment_filters: jsonText(choice.filters) };
  if (choice.kind === 'ownTexts') {
    const { texts } = choice;
    return {
      own_texts: jsonText(storableTexts(texts)),
      own_texts_upload_id: texts.kind === 'upload' ? BigInt(texts.uploadId) : null,
    };
  }
  if (choice.kind === 'bank') return { bank_choice: jsonText(choice.choice) };
  if (choice.kind === 'phonebooks') {
    const ids = [...new Set(choice.phonebookIds)];
    const { part } = choice;
    return part
      ? { ranged_phonebook_ids: ids, range_start: part.start, range_size: part.size }
      : { phonebook_ids: ids };
  }
  return { resent_send_id: choice.sendId };
}

/** The same of texts: another sign that no handset shows takes its place, so that such a text is left out as it was in the price. */
function storableTexts(texts: OwnTextsChoice): OwnTextsChoice {
  if (texts.kind !== 'messages') return texts;
  const messages = texts.messages.map(({ recipients, message }) => ({
    recipients: recipients.map(storable),
    message: message.replaceAll('\0', '\u0001'),
  }));
  return { ...texts, messages };
}

/** PostgreSQL keeps no NUL. What has one is no number anyway, and must stay none: so it is replaced, not dropped. */
function storable(number: string): string {
  return number.includes('\0') ? number.replaceAll('\0', '?') : number;
}
