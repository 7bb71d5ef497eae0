/** The sentences of forms, the same in every domain. */
export const formWords = {
  save: 'ذخیره',
  cancel: 'انصراف',
  unsavedTitle: 'تغییرها ذخیره نشده است',
  unsavedBody: 'اگر از این بخش بیرون بروید، آنچه نوشته‌اید از دست می‌رود.',
  stay: 'ادامهٔ نوشتن',
  leave: 'بیرون رفتن',
  unreadDate: 'تاریخ را کامل بنویسید یا خالی بگذارید.',
} as const;
