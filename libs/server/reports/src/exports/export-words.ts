import { SEND_MAKER_NAMES, SEND_STATE_NAMES, SMS_TYPE_NAMES } from '@peyk/shared-sms';
import type { SheetColumn } from '@peyk/server-exports';
import type { ListedSend } from '../reports.service';

/** The heads of both sheets. */
export const SENDS_COLUMNS: readonly SheetColumn[] = [
  { title: 'شناسهٔ ارسال', width: 14 },
  { title: 'زمان ثبت', width: 18 },
  { title: 'روش ارسال', width: 20 },
  { title: 'خط ارسال', width: 18 },
  { title: 'متن پیام', width: 60, holdsText: true },
  { title: 'وضعیت', width: 18 },
  { title: 'گیرنده' },
  { title: 'رسیده به گوشی' },
  { title: 'نرسیده یا نرفته' },
  { title: 'نامشخص' },
  { title: 'در صف یا در راه' },
  { title: 'بخش هر پیام' },
  { title: 'هزینه (ریال)', width: 18 },
  { title: 'کم‌شده (ریال)', width: 18 },
  { title: 'برگشتی (ریال)', width: 18 },
  { title: 'پایان', width: 18 },
  { title: 'ثبت‌کننده', width: 30 },
];
export const RECIPIENTS_COLUMNS: readonly SheetColumn[] = [
  { title: 'ردیف', width: 10 },
  { title: 'شماره', holdsNumber: true },
  { title: 'اپراتور', width: 14 },
  { title: 'وضعیت', width: 22 },
  { title: 'معنی وضعیت', width: 60 },
  { title: 'بخش', width: 8 },
  { title: 'قیمت (ریال)' },
  { title: 'وضعیت مبلغ' },
  { title: 'زمان فرستادن', width: 20 },
  { title: 'زمان پاسخ اپراتور', width: 20 },
  { title: 'زمان رسید', width: 20 },
];
/** One column more, where each recipient has a text of its own. */
export const TEXT_COLUMN: SheetColumn = { title: 'متن', width: 60, holdsText: true };

const MONEY = ['کنار گذاشته', 'کم شد', 'برگشت'];

export function stateWord({ state }: Pick<ListedSend, 'state'>): string {
  return SEND_STATE_NAMES[state] ?? '';
}

export function typeWord({ type }: Pick<ListedSend, 'type'>): string {
  return SMS_TYPE_NAMES[type];
}

/** A name, or what no person made; a name with what it was made by where they did not do it by hand. */
export function makerWord({ maker: { kind, person } }: Pick<ListedSend, 'maker'>): string {
  if (kind === 'member') return person?.name ?? '';
  const by = SEND_MAKER_NAMES[kind];
  return person ? `${person.name} (${by})` : by;
}

export function moneyWord(settled: number): string {
  return MONEY[settled] ?? '';
}
