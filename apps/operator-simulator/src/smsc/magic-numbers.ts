import type { Behaviour } from './behaviour';
import { BLACKLIST_ERROR_CODE, DELIVERED } from './behaviour';

export interface MagicNumber {
  /** Last two digits. */
  code: string;
  /** For the page and the README. */
  title: string;
  /** `attempt` counts the submits of the same part from 1, `part` the parts from 1. */
  behaviour: (attempt: number, part: number) => Behaviour;
}

const failed = (stat: 'UNDELIV' | 'EXPIRED' | 'REJECTD', errorCode: string): Behaviour => ({
  ...DELIVERED,
  stat,
  errorCode,
  reachesHandset: false,
});

const always = (behaviour: Partial<Behaviour>) => () => ({ ...DELIVERED, ...behaviour });

/** What a number means whose last six digits are 7700 and the code. */
export const MAGIC_NUMBERS: readonly MagicNumber[] = [
  { code: '01', title: 'گوشی خاموش: پیام نمی‌رسد', behaviour: () => failed('UNDELIV', '001') },
  {
    code: '02',
    title: 'لیست سیاه: مشترک پیام تبلیغاتی نمی‌پذیرد',
    behaviour: () => failed('UNDELIV', BLACKLIST_ERROR_CODE),
  },
  { code: '03', title: 'دیررس: گزارش تحویل ۳۰ ثانیه بعد می‌آید', behaviour: always({ extraDelayMs: 30_000 }) },
  {
    code: '04',
    title: 'ترابردشده: نخست «در راه» و سپس «رسیده»',
    behaviour: always({ enrouteFirst: true, extraDelayMs: 2_000 }),
  },
  { code: '05', title: 'گزارش تحویل دو بار می‌آید', behaviour: always({ copies: 2 }) },
  { code: '06', title: 'گزارش تحویل هرگز نمی‌آید', behaviour: always({ stat: undefined }) },
  {
    code: '07',
    title: 'دو بار «شلوغ است» و سپس پذیرفته می‌شود',
    behaviour: (attempt) => ({ ...DELIVERED, answer: attempt <= 2 ? 'throttle' : 'accept' }),
  },
  { code: '08', title: 'گزارش تحویل پیش از پاسخ اپراتور می‌آید', behaviour: always({ receiptBeforeAnswer: true }) },
  { code: '09', title: 'خط پس از دریافت پیام و بی‌پاسخ قطع می‌شود', behaviour: always({ answer: 'cut' }) },
  { code: '10', title: 'همان دم رد می‌شود (شمارهٔ نادرست)', behaviour: always({ answer: 'refuse' }) },
  { code: '11', title: 'مهلت پیام تمام می‌شود', behaviour: () => failed('EXPIRED', '011') },
  { code: '12', title: 'پذیرفته و سپس رد می‌شود', behaviour: () => failed('REJECTD', '012') },
  { code: '13', title: 'هیچ پاسخی نمی‌آید و خط برقرار می‌ماند', behaviour: always({ answer: 'silent' }) },
  {
    code: '14',
    title: 'یک بار «صف پر است» و سپس پذیرفته می‌شود',
    behaviour: (attempt) => ({ ...DELIVERED, answer: attempt <= 1 ? 'queue-full' : 'accept' }),
  },
  {
    code: '15',
    title: 'بخش دوم پیام بلند نمی‌رسد',
    behaviour: (_, part) => (part === 2 ? failed('UNDELIV', '001') : DELIVERED),
  },
];

const BY_CODE: ReadonlyMap<string, MagicNumber> = new Map(MAGIC_NUMBERS.map((magic) => [magic.code, magic]));
const ENDING = /7700(\d\d)$/;

/** The magic of a number, or undefined for an ordinary one. Of a million numbers in a row, fifteen are magic. */
export function magicOf(number: string): MagicNumber | undefined {
  const code = ENDING.exec(number)?.[1];
  return code === undefined ? undefined : BY_CODE.get(code);
}
