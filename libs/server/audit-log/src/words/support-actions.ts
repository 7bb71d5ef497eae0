import type { ActionGroup } from './panel-actions';

/** What people who run the installation do about an account: operations of the desk, and commands. */
export const SUPPORT_GROUP: ActionGroup = {
  title: 'کارهای پشتیبانی',
  actions: {
    ...{
      showDeskAccount: 'دیدن حساب',
      showWaitingThing: 'دیدن یک درخواست',
      moveCreditOfAccount: 'تغییر اعتبار',
      blockDeskAccount: 'تغییر مسدودی حساب',
    },
    ...{ reviewTextsOfAccount: 'تنظیم بررسی متن‌ها', signOutAccount: 'بستن نشست‌های حساب' },
    ...{ actForAccount: 'ورود به حساب', giveToAccount: 'دادن امکان به حساب', takeWaitingThing: 'برداشتن برای بررسی' },
    ...{ decideWaitingThing: 'تصمیم دربارهٔ یک درخواست', openFileOfThing: 'دیدن فایل یک درخواست' },
    ...{
      'login-code': 'گرفتن کد ورود',
      impersonate: 'ورود به حساب',
      'account create': 'ساختن حساب',
      'account authenticator': 'برداشتن برنامهٔ رمزساز',
    },
    ...{ 'account block': 'مسدود کردن حساب', 'account unblock': 'رفع مسدودی حساب', 'account credit': 'افزایش اعتبار' },
    ...{
      'account debit': 'کاهش اعتبار',
      'account mobile': 'تغییر شمارهٔ موبایل',
      'account review': 'تنظیم بررسی متن‌ها',
    },
    ...{ 'account sign-out': 'بستن نشست‌های حساب', 'agreement add': 'افزودن تعهدنامهٔ خط' },
    ...{ 'agreement withdraw': 'برداشتن تعهدنامهٔ خط', 'contact add': 'افزودن راه تماس' },
    ...{ 'deposit accept': 'تأیید واریز', 'deposit refuse': 'رد واریز', 'deposit take': 'برداشتن واریز برای بررسی' },
    ...{ 'deposit slip': 'دیدن فیش واریز', 'document accept': 'تأیید مدرک', 'document refuse': 'رد مدرک' },
    ...{ 'document save': 'دیدن مدرک', 'document take': 'برداشتن مدرک برای بررسی' },
    ...{ 'identity accept': 'تأیید هویت', 'identity refuse': 'رد هویت', 'line assign': 'دادن خط به حساب' },
    ...{
      'member activate': 'فعال کردن همکار',
      'member add': 'افزودن همکار',
      'member deactivate': 'غیرفعال کردن همکار',
    },
    ...{ 'member set-role': 'تغییر نقش همکار', 'offer gift': 'دادن هدیه', 'pattern accept': 'تأیید الگو' },
    ...{ 'offer promotion': 'ساختن تخفیف', 'offer charge': 'ساختن بستهٔ اعتبار', 'offer end': 'پایان دادن به پیشنهاد' },
    ...{ 'pattern refuse': 'رد الگو', 'payment decide': 'تعیین نتیجهٔ پرداخت', 'plan give': 'دادن طرح' },
    ...{ 'review accept': 'تأیید ارسال', 'review reject': 'رد ارسال', 'review texts': 'تنظیم بررسی متن‌ها' },
    ...{ 'role create': 'ساختن نقش', 'role delete': 'حذف نقش', 'role update': 'ویرایش نقش' },
    ...{ 'secretary accept': 'تأیید منشی', 'secretary refuse': 'رد منشی', 'secretary take': 'برداشتن منشی برای بررسی' },
    ...{ 'send stop': 'توقف ارسال', 'tariff set': 'تعیین تعرفه', 'ticket answer': 'پاسخ به درخواست' },
    ...{ 'ticket ask': 'پرسش دربارهٔ درخواست', 'ticket close': 'بستن درخواست', 'ticket refer': 'ارجاع درخواست' },
    'ticket save': 'دیدن فایل درخواست',
  },
};

/** Of what is newer than this list. */
export const OTHER_SUPPORT = 'کار پشتیبانی';
