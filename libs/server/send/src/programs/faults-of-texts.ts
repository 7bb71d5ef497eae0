import { GIVEN_TEXT, TextMaker } from '@peyk/server-audience';
import type { OwnTextFault } from '@peyk/server-audience';
import type { DbOrTx } from '@peyk/server-database';
import { fail } from '../fail';
import { findAccountLine } from '../lines.repository';

const SENTENCES: Readonly<Record<Exclude<OwnTextFault['kind'], 'forbiddenWord'>, string>> = {
  emptyValue: 'متن این پیام خالی است؛ لطفاً مقدار متغیرها را بنویسید.',
  emptyText: 'متن این پیام خالی است؛ لطفاً مقدار متغیرها را بنویسید.',
  textTooLong: 'متن این پیام از ۲٬۷۰۰ نویسه بلندتر است؛ لطفاً مقدارها را کوتاه کنید.',
  unsendableText: 'متن این پیام نویسه‌ای دارد که هیچ گوشی نشان نمی‌دهد؛ لطفاً آن را بردارید.',
  forbiddenLink: 'متن این پیام پیوند دارد و این خط پیوند نمی‌پذیرد؛ لطفاً خط دیگری برگزینید.',
};

function sentenceOf(fault: OwnTextFault): string {
  if (fault.kind !== 'forbiddenWord') return SENTENCES[fault.kind];
  return `این خط متنی را که «${fault.found}» دارد نمی‌فرستد؛ لطفاً آن را بردارید.`;
}

/** Why texts cannot leave from a line of the account, by their places; empty when all can. @throws unknownLine */
export async function faultsOfTexts(
  db: DbOrTx,
  { accountId, fromNumber }: { accountId: bigint; fromNumber: string },
  texts: readonly string[],
): Promise<Map<number, string>> {
  const line = (await findAccountLine(db, accountId, fromNumber)) ?? fail('unknownLine', 'from_number');
  const maker = new TextMaker({ ...line, text: `{{${GIVEN_TEXT}}}` }, [GIVEN_TEXT]);
  const faults = new Map<number, string>();
  texts.forEach((text, place) => {
    const made = maker.make([text]);
    if ('kind' in made) faults.set(place, sentenceOf(made));
  });
  return faults;
}
