import type { LinesTable, RefundRule } from '@peyk/server-database';
import { factOf, fieldOf, linesOf, valuesOf } from '@peyk/server-module';
import type { DeskCollection, ItemValues, KeptItem } from '@peyk/server-module';
import { toPermittedHours } from '@peyk/server-sender';
import type { PermittedHours } from '@peyk/server-sender';
import type { Selectable } from 'kysely';
import { failAdmin } from '../fail';
import { hoursText } from '../line-hours.policy';
import { findLineRow, listAllLines } from './lines-admin.repository';
import { changeLine, createLine, setLineActive } from './lines-admin.service';

const REFUNDS: Readonly<Record<RefundRule, string>> = {
  none: 'هیچ',
  blacklist: 'لیست سیاه مخابرات',
  not_reached_telecom: 'نرسیده به مخابرات و پیش از آن',
  not_delivered: 'نرسیده به گوشی و پیش از آن',
};
const PART_CHARS = { '67': '۶۷ نویسه', '66': '۶۶ نویسه' };
const HOURS = /^(\d{1,2})-(\d{1,2})$/;

/** `8-22`; without one always. @throws badHours */
function hoursOf(value: string | undefined): PermittedHours | null {
  if (value === undefined) return null;
  const [, from, to] = HOURS.exec(value) ?? failAdmin('badHours');
  return { from: Number(from), to: Number(to) };
}

/** Without any the rule of the installation holds. */
const operatorsOf = (value: string | undefined) => (value ? value.split(/[,،]/).map((name) => name.trim()) : null);

const rateOf = (values: ItemValues) => (values.has('max_per_second') ? Number(values.get('max_per_second')) : null);

function itemOf(row: Selectable<LinesTable>): KeptItem {
  const hours = hoursText(toPermittedHours(row.open_from_hour, row.open_to_hour));
  return {
    ...{ key: row.number, title: row.number },
    facts: [
      factOf('عنوان', row.title),
      factOf('کاربرد', row.advertising ? 'تبلیغاتی' : 'خدماتی'),
      factOf('خانواده', row.family, 'latin'),
    ],
    state: row.active ? 'in_force' : 'closed',
    values: valuesOf({
      ...{ number: row.number, title: row.title, family: row.family, advertising: row.advertising },
      ...{ part_chars: String(row.multipart_chars), refund_rule: row.refund_rule, hours },
      ...{ max_per_second: row.max_per_second, forbidden_words: row.forbidden_words },
      is_open: row.active,
      ...{ links_allowed: row.links_allowed, operators: row.operators?.join(',') ?? null },
    }),
  };
}

function warningOf(accounts: readonly bigint[]): string | undefined {
  if (accounts.length === 0) return undefined;
  return `ساعت‌های این حساب‌ها با ساعت‌های تازهٔ خط هیچ اشتراکی ندارد و ارسال‌هایشان می‌ماند: ${accounts.join('، ')}`;
}

/** Sender numbers. */
export const linesCollection: DeskCollection = {
  collection: 'lines',
  role: 'commerce',
  fields: [
    fieldOf('latin', 'number', 'شماره', { is_fixed: true, max_chars: 20, hint: '۳ تا ۲۰ رقم.' }),
    fieldOf('text', 'title', 'عنوان', { max_chars: 100 }),
    fieldOf('latin', 'family', 'خانواده', { is_fixed: true, max_chars: 60, hint: 'خط‌های یک خانواده یک تعرفه دارند.' }),
    fieldOf('switch', 'advertising', 'تبلیغاتی', {
      ...{ is_fixed: true, is_needed: false },
      hint: 'متن لغو۱۱ افزوده می‌شود و به کسانی که لغو کرده‌اند نمی‌رسد.',
    }),
    fieldOf('choice', 'part_chars', 'هر بخش متن بلند', { is_fixed: true, choices: PART_CHARS }),
    fieldOf('choice', 'refund_rule', 'بازگشت پول برای', { is_fixed: true, choices: REFUNDS }),
    fieldOf('latin', 'hours', 'ساعت‌های مجاز', {
      is_needed: false,
      max_chars: 5,
      hint: 'مانند ‎8-22؛ خالی یعنی همیشه.',
    }),
    fieldOf('number', 'max_per_second', 'بیشترین بخش در ثانیه', { is_needed: false, hint: 'خالی یعنی بی‌سقف.' }),
    fieldOf('words', 'forbidden_words', 'واژه‌های ممنوع', {
      is_needed: false,
      max_chars: 12_000,
      hint: 'هر واژه در یک خط.',
    }),
    fieldOf('switch', 'links_allowed', 'متن می‌تواند پیوند داشته باشد', { is_needed: false }),
    fieldOf('latin', 'operators', 'اپراتورها', {
      is_needed: false,
      max_chars: 420,
      hint: 'به ترتیب و با ویرگول، مانند ‎irancell,smpp؛ خالی یعنی بر پایهٔ شمارهٔ گیرنده.',
    }),
    fieldOf('switch', 'is_open', 'باز است', { is_needed: false, hint: 'خط بسته ارسال تازه نمی‌پذیرد.' }),
  ],
  list: async ({ db }, page) => {
    const { total, items } = await listAllLines(db, page);
    return { total, items: items.map(itemOf) };
  },
  show: async ({ db }, key) => {
    const row = await findLineRow(db, key);
    return row && itemOf(row);
  },
  add: async ({ db }, values) => {
    const number = values.get('number') ?? '';
    await createLine(db, {
      ...{ number, title: values.get('title') ?? '', family: values.get('family') ?? '' },
      advertising: values.get('advertising') === 'yes',
      multipartChars: values.get('part_chars') === '66' ? 66 : 67,
      // The cast: it was checked against the choices of its field.
      refundRule: values.get('refund_rule') as RefundRule,
      maxPerSecond: rateOf(values),
    });
    await changeTerms(db, number, values);
  },
  change: async ({ db }, key, values) => warningOf(await changeTerms(db, key, values)),
};

async function changeTerms(db: Parameters<typeof changeLine>[0], number: string, values: ItemValues) {
  const accounts = await changeLine(db, number, {
    ...{ title: values.get('title') ?? '', hours: hoursOf(values.get('hours')), maxPerSecond: rateOf(values) },
    ...{ forbiddenWords: linesOf(values.get('forbidden_words')), linksAllowed: values.get('links_allowed') === 'yes' },
    operators: operatorsOf(values.get('operators')),
  });
  await setLineActive(db, number, values.get('is_open') === 'yes');
  return accounts;
}
