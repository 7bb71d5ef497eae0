/** The sentences of the page for who was invited, apart from the others: the login page does without them. */
export const joinMessages = {
  title: 'پیوستن به یک حساب',
  codeHelp: 'کدی را که در پیامک دعوت آمده است وارد کنید.',
  code: 'کد دعوت',
  codeNeeded: 'لطفاً کد دعوت را وارد کنید.',
  next: 'ادامه',
  invited: (account: string) => `«${account}» شما را به همکاری دعوت کرده است.`,
  asName: 'نام شما',
  asRole: 'نقش شما',
  mobile: 'شمارهٔ موبایل شما',
  until: 'مهلت پذیرفتن',
  choose:
    'یک نام کاربری و یک گذرواژه انتخاب کنید. از این پس با آن‌ها و کدی که به همین شماره پیامک می‌شود وارد می‌شوید.',
  join: 'پیوستن',
  doneTitle: 'خوش آمدید',
  done: (username: string) => `با نام کاربری ${username} به حساب پیوستید. حالا با گذرواژهٔ خود وارد شوید.`,
  toLogin: 'رفتن به صفحهٔ ورود',
  otherCode: 'کد دیگری دارم',
};
