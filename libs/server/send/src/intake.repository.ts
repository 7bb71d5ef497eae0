import type { Tx } from '@peyk/server-database';
import type { KnownSource, SourceChoice } from './source.service';

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

function columnsOf(choice: SourceChoice) {
  if (choice.kind === 'numbers') return { numbers: choice.numbers.map(storable) };
  if (choice.kind === 'upload') return { upload_id: choice.uploadId };
  if (choice.kind === 'phonebooks') return { phonebook_ids: [...new Set(choice.phonebookIds)] };
  return { resent_send_id: choice.sendId };
}

/** PostgreSQL keeps no NUL. What has one is no number anyway, and must stay none: so it is replaced, not dropped. */
function storable(number: string): string {
  return number.includes('\0') ? number.replaceAll('\0', '?') : number;
}
