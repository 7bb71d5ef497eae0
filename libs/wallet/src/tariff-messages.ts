/** Every sentence of the page of tariffs. */
export const tariffMessages = {
  title: 'تعرفه‌ها',
  help: 'هزینهٔ هر بخش از یک پیام برای هر گیرنده، به ریال و با سهم قانونی. تعرفه‌ها تاریخ دارند و هزینهٔ هر ارسال پیش از فرستادن نشان داده می‌شود.',
  today: 'تعرفهٔ امروز',
  caption: (line: string) => `هزینهٔ هر بخش پیام از خط ${line}`,
  language: 'زبان پیام',
  languages: { persian: 'فارسی', latin: 'لاتین' },
  mci: 'همراه اول (ریال)',
  others: 'دیگر اپراتورها (ریال)',
  example: (chars: string, mci: string, others: string) =>
    `برای نمونه، یک پیام فارسی تا ${chars} نویسه یک بخش است و برای هر گیرندهٔ همراه اول ${mci} ریال و برای هر گیرندهٔ دیگر ${others} ریال هزینه دارد.`,
  noPrices: 'برای این خط هنوز تعرفه‌ای ثبت نشده است؛ تا ثبت آن نمی‌توان از این خط فرستاد.',
  noLinesTitle: 'هنوز خطی ندارید',
  noLinesHelp: 'وقتی خطی به حساب شما داده شود، هزینهٔ ارسال از آن اینجا می‌آید.',
} as const;
