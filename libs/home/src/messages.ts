/** Every Persian sentence of this library but the words of the menu, see `navigation.ts`. */
export const messages = {
  title: 'خانه',
  greeting: (name: string) => `${name}، خوش آمدید`,
  greetingNobody: 'خوش آمدید',
  newMessage: 'پیام تازه',
  credit: 'اعتبار',
  held: 'کنار گذاشته',
  transactions: 'تراکنش‌ها',
  lastSends: 'آخرین ارسال‌ها',
  allSends: 'همهٔ گزارش‌ها',
  recipients: 'گیرنده',
  of: 'از',
  delivered: 'رسیده',
  firstTitle: 'نخستین پیام خود را بفرستید',
  firstHelp: 'سه گام کوتاه تا رسیدن پیام به گوشی گیرنده:',
  steps: [
    { title: 'بنویسید', text: 'متن پیام را بنویسید؛ شمارندهٔ بخش‌ها و قیمت همان‌جا پیداست.' },
    { title: 'گیرنده‌ها را بیفزایید', text: 'شماره‌ها را تایپ کنید یا یک‌جا بچسبانید.' },
    { title: 'بفرستید و ببینید', text: 'پس از تأیید هزینه، رسیدن هر پیام را زنده دنبال کنید.' },
  ],
} as const;
