/** The sentences of a forgotten password, apart from the others. */
export const forgotMessages = {
  forgotTitle: 'گذرواژهٔ تازه',
  forgotHelp: 'نام کاربری و شمارهٔ موبایل حساب را وارد کنید تا کدی برای شما بفرستیم.',
  sendCode: 'فرستادن کد',
  rememberedPassword: 'گذرواژه را به یاد آوردید؟',
  forgotCodeTitle: 'کد تأیید',
  confirmCode: 'تأیید کد',
  backToOwner: 'بازگشت و تغییر نام کاربری یا موبایل',
  newPasswordHelp: 'گذرواژه‌ای انتخاب کنید که در جای دیگری به کار نبرده‌اید. پس از آن از همهٔ دستگاه‌ها خارج می‌شوید.',
  newPassword: 'گذرواژهٔ تازه',
  savePassword: 'ثبت گذرواژه',
  changeExpired: 'زمان تغییر گذرواژه به پایان رسید. لطفاً از نو کد بگیرید.',
  startAgain: 'گرفتن کد از نو',
} as const;
