import type { Composition } from '../composition';
import type { NumberFile } from '../number-file';
import type { Way } from '../way';
import { PHONEBOOK_WAY } from './phonebook-way';

/** Here and not in messages.ts, which every way loads before anything else. */
const problems = {
  noRows: 'فایلی با ستون‌هایش انتخاب کنید و تا پایان بارگذاری آن صبر کنید.',
  noColumn: 'ستونی را که متن پیام‌ها در آن است انتخاب کنید.',
  noTexts: 'فایل اکسل شماره‌ها و متن‌ها را انتخاب کنید و تا پایان بارگذاری آن صبر کنید.',
} as const;

/** A file of numbers alone says nothing that a text could be made of. */
export function rowsOf({ file }: Pick<Composition, 'file'>): NumberFile | null {
  return file?.columns === undefined ? null : file;
}

/** A text with variables, which the columns of a file or what is known of contacts fill in. */
export const KEYWORD_WAY: Way = {
  sendingType: 'keyword',
  texts: 'made',
  field: 'file',
  problemOf: (composition) => {
    if (composition.valuesFrom === 'people') return PHONEBOOK_WAY.problemOf(composition);
    return rowsOf(composition) === null ? problems.noRows : null;
  },
  paramsOf: (composition) => {
    if (composition.valuesFrom === 'people') return PHONEBOOK_WAY.paramsOf(composition);
    const rows = rowsOf(composition);
    return rows && { upload_id: rows.uploadId };
  },
  restMs: 1200,
};

/** A text for each row of a file. */
export const PEER_TO_PEER_WAY: Way = {
  sendingType: 'peer_to_peer',
  texts: 'given',
  field: 'file',
  problemOf: (composition) => {
    const rows = rowsOf(composition);
    if (rows === null) return problems.noTexts;
    return rows.textColumn === undefined ? problems.noColumn : null;
  },
  paramsOf: (composition) => {
    const rows = rowsOf(composition);
    return rows?.textColumn === undefined ? null : { upload_id: rows.uploadId, text_column: rows.textColumn };
  },
  restMs: 600,
};
