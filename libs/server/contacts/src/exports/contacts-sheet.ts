import type { DbOrTx } from '@peyk/server-database';
import type { SheetColumn } from '@peyk/server-exports';
import type { Cell } from '@peyk/server-spreadsheets';
import { jalaliToText, toJalali } from '@peyk/shared-jalali';
import { keyToMobile } from '@peyk/shared-sms';
import { listContactsBehind } from '../contacts/contact-list.repository';
import { withPlaces } from '../contacts/contact-list.service';
import type { ListedContact } from '../contacts/contact-list.service';
import type { ContactQuestion } from '../contacts/contact-question';
import type { PropertyRow } from '../properties/properties.repository';

const ROWS_A_PAGE = 5_000;
const GENDER_WORDS = { 1: 'مرد', 2: 'زن' } as const;

/** Titles that an import knows again. */
export const columnsOf = (properties: readonly PropertyRow[]): SheetColumn[] => [
  { title: 'شمارهٔ موبایل', width: 16, holdsNumber: true },
  { title: 'نام', width: 28 },
  { title: 'جنسیت', width: 10 },
  { title: 'تاریخ تولد', width: 14 },
  ...properties.map(({ title }) => ({ title, width: 20 })),
  { title: 'دفترچه‌ها', width: 32 },
  { title: 'برچسب‌ها', width: 24 },
  { title: 'زمان افزودن', width: 18 },
];

/** The contacts of a question as rows of a sheet, by number, a page at a time. */
export async function* contactPages(
  db: DbOrTx,
  question: ContactQuestion,
  properties: readonly PropertyRow[],
): AsyncGenerator<(readonly Cell[])[], void> {
  let after = 0;
  for (;;) {
    const page = await listContactsBehind(db, question, { after, limit: ROWS_A_PAGE });
    if (page.length === 0) return;
    const listed = await withPlaces(db, question.accountId, page);
    yield listed.map((contact) => cellsOf(contact, properties));
    after = page.at(-1)?.mobile ?? after;
    if (page.length < ROWS_A_PAGE) return;
  }
}

function cellsOf(contact: ListedContact, properties: readonly PropertyRow[]): readonly Cell[] {
  const values = new Map(contact.values.map(({ id, value }) => [id, value]));
  return [
    ...[`0${keyToMobile(contact.mobile).slice(2)}`, contact.name],
    ...[contact.gender === null ? null : GENDER_WORDS[contact.gender], dayText(contact.birthDate)],
    ...properties.map(({ id, type }) => {
      const value = values.get(id);
      return type === 'date' && typeof value === 'string' ? dayText(value) : value;
    }),
    ...[titlesOf(contact.phonebooks), titlesOf(contact.tags), contact.createdAt],
  ];
}

const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title).join('، ');

/** A day as people here write it, in Latin digits so that it sorts; an import reads it back. */
function dayText(day: string | null): string | null {
  if (day === null) return null;
  const [gy = 0, gm = 0, gd = 0] = day.split('-').map(Number);
  return jalaliToText(toJalali({ gy, gm, gd }));
}
