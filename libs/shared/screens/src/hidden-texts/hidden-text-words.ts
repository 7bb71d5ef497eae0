/** What is said where the role of who looks does not read the texts of messages. */
export const hiddenTextWords = {
  hidden: 'متن پنهان است',
  why: 'متن پیام‌ها در نقش شما پنهان است. اگر دیدن آن‌ها لازم است، از صاحب حساب بخواهید نقش شما را تغییر دهد.',
  /** Where their own texts are shown. */
  whyOfOthers:
    'متن پیام‌ها در نقش شما پنهان است، جز متن ارسال‌هایی که خودتان ساخته‌اید. اگر دیدن آن‌ها لازم است، از صاحب حساب بخواهید نقش شما را تغییر دهد.',
};
