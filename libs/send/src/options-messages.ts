/** The sentences of the options of a send; they come with the options, behind the fields. */
export const optionsMessages = {
  options: 'گزینه‌های ارسال',
  sendTime: 'زمان ارسال',
  now: 'همین حالا',
  sendTimeHint: 'به وقت تهران؛ خالی یعنی همین حالا.',
  rate: 'بیشترین سرعت',
  rateUnit: 'پیامک در ثانیه',
  rateHint: 'خالی یعنی سرعت خط.',
  validity: 'مهلت ارسال',
  validityUnit: 'دقیقه',
  validityHint: 'هر چه تا آن زمان نرود باطل می‌شود و هزینه‌اش برمی‌گردد؛ خالی یعنی بی‌مهلت.',
  test: 'ارسال آزمایشی به شمارهٔ خودم',
  testHelp: 'همین متن با هزینهٔ یک گیرنده به موبایل شما فرستاده می‌شود.',
  testSent: 'پیام آزمایشی ثبت شد.',
  testReport: 'دیدن گزارش آن',
} as const;
