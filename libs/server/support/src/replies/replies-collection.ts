import { factOf, fieldOf, rowOfKey, valuesOf } from '@peyk/server-module';
import type { DeskCollection, ItemValues, KeptItem } from '@peyk/server-module';
import { fail } from '../fail';
import { addReply, changeReply, findReply, listReplies, removeReply } from './replies.repository';
import type { Reply } from './replies.repository';

const TITLE_CHARS = 100;
/** As much of a text as a row of a list tells it by. */
const SHOWN_CHARS = 80;

/** @throws unknownReply */
const requireRow = (key: string): bigint => rowOfKey(key) ?? fail('unknownReply');

const replyOf = (values: ItemValues) => ({ title: values.get('title') ?? '', text: values.get('text') ?? '' });

function beginningOf(text: string): string {
  const chars = [...text.replaceAll(/\s+/g, ' ')];
  return chars.length > SHOWN_CHARS ? `${chars.slice(0, SHOWN_CHARS).join('')}…` : chars.join('');
}

const replyItem = ({ id, title, text }: Reply): KeptItem => ({
  ...{ key: String(id), title, state: null },
  facts: [factOf('متن', beginningOf(text))],
  values: valuesOf({ title, text }),
});

/** Answers that the people who answer tickets keep ready. */
export const repliesCollection: DeskCollection = {
  collection: 'ticket_replies',
  role: 'support',
  fields: [
    fieldOf('text', 'title', 'عنوان', { max_chars: TITLE_CHARS, hint: 'هنگام پاسخ دادن از روی آن انتخاب می‌شود.' }),
    fieldOf('long_text', 'text', 'متن', {
      hint: 'به جای {{name}} نام مشتری و به جای {{ticket}} شمارهٔ تیکت می‌آید.',
    }),
  ],
  list: async ({ db }, { offset, limit }) => {
    const rows = await listReplies(db);
    return { total: rows.length, items: rows.slice(offset, offset + limit).map(replyItem) };
  },
  show: async ({ db }, key) => {
    const row = await findReply(db, requireRow(key));
    return row && replyItem(row);
  },
  add: ({ db }, values) => addReply(db, replyOf(values)),
  change: async ({ db }, key, values) => {
    await changeReply(db, requireRow(key), replyOf(values));
    return undefined;
  },
  remove: ({ db }, key) => removeReply(db, requireRow(key)),
};
