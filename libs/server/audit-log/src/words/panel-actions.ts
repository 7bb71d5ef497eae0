/** Actions of people and programs, under the headings by which they are looked for. A test holds them against the contract. */
export const PANEL_GROUPS: Readonly<Record<string, ActionGroup>> = {
  auth: {
    title: 'ورود و امنیت',
    actions: {
      ...{ login: 'ورود با گذرواژه', confirmOtp: 'ورود با کد', confirmPasskey: 'ورود با کلید عبور' },
      ...{ externalLogin: 'ورود از راه بیرونی', logout: 'خروج', confirmRegistration: 'ثبت‌نام' },
      ...{ forgotPassword: 'درخواست بازیابی گذرواژه', changePasswordByToken: 'بازیابی گذرواژه' },
      ...{ changeOwnPassword: 'تغییر گذرواژه', requestChangeOtp: 'درخواست کد تغییر شمارهٔ موبایل' },
      ...{ confirmNewMobile: 'درخواست کد برای شمارهٔ تازه', changeMobile: 'تغییر شمارهٔ موبایل' },
      ...{ showTwoFactorQr: 'آغاز راه‌اندازی برنامهٔ رمزساز', confirmTwoFactor: 'روشن کردن برنامهٔ رمزساز' },
      ...{ disableTwoFactor: 'خاموش کردن برنامهٔ رمزساز', beginPasskey: 'آغاز افزودن کلید عبور' },
      ...{ addPasskey: 'افزودن کلید عبور', removePasskey: 'حذف کلید عبور' },
      ...{ endSession: 'بستن یک نشست', endOtherSessions: 'بستن نشست‌های دیگر' },
      setSupportAccess: 'اجازه به پشتیبانی برای کار در حساب',
    },
  },
  colleagues: {
    title: 'همکاران و نقش‌ها',
    actions: {
      ...{ inviteColleague: 'دعوت همکار', inviteColleagueAgain: 'دعوت دوبارهٔ همکار' },
      ...{ acceptInvitation: 'پیوستن همکار', updateColleague: 'ویرایش همکار' },
      ...{ activateColleague: 'فعال کردن همکار', deactivateColleague: 'غیرفعال کردن همکار' },
      ...{ createAccessRole: 'ساختن نقش', updateAccessRole: 'ویرایش نقش', duplicateAccessRole: 'ساختن رونوشت نقش' },
      ...{ deleteAccessRole: 'حذف نقش', setSecondFactorRule: 'الزامی کردن برنامهٔ رمزساز' },
    },
  },
  send: {
    title: 'ارسال',
    actions: {
      ...{
        createSend: 'ارسال پیامک',
        testSend: 'ارسال آزمایشی به شمارهٔ خود',
        resendFailed: 'ارسال دوباره به نرسیده‌ها',
      },
      ...{ pauseSend: 'نگه داشتن ارسال', resumeSend: 'ادامهٔ ارسال', cancelSend: 'توقف ارسال' },
      ...{ approveSend: 'تأیید ارسال همکار', rejectSend: 'رد کردن ارسال همکار' },
      ...{ rescheduleSend: 'تغییر زمان ارسال', setSendRate: 'تعیین سرعت ارسال' },
      ...{ createRecurringSend: 'ساختن ارسال تکراری', updateRecurringSend: 'ویرایش ارسال تکراری' },
      ...{ pauseRecurringSend: 'نگه داشتن ارسال تکراری', resumeRecurringSend: 'ادامهٔ ارسال تکراری' },
      ...{ deleteRecurringSend: 'حذف ارسال تکراری', sendOneTimeCode: 'فرستادن رمز یک‌بارمصرف' },
      ...{ sendPattern: 'ارسال با الگو', testPattern: 'فرستادن الگو به شمارهٔ خود' },
      ...{ setLineDefaults: 'تغییر نام خط و خط پیش‌فرض', setLineLimits: 'محدود کردن ارسال از خط' },
      assignAgreement: 'پذیرفتن تعهدنامهٔ خط',
    },
  },
  exports: {
    title: 'گرفتن فایل',
    actions: {
      ...{ exportSends: 'گرفتن فایل ارسال‌ها', exportRecipients: 'گرفتن فایل گیرندگان' },
      ...{ downloadRecipients: 'دانلود گیرندگان', downloadExcluded: 'دانلود شماره‌های کنارگذاشته' },
      ...{ downloadQuoteExcluded: 'دانلود شماره‌های کنارگذاشتهٔ پیش‌فاکتور', exportContacts: 'گرفتن فایل مخاطبان' },
      ...{ exportTransactions: 'گرفتن فایل تراکنش‌ها', exportInbox: 'گرفتن فایل پیام‌های دریافتی' },
      ...{ exportSecretaryMessages: 'گرفتن فایل پیام‌های منشی', exportReaderCodes: 'گرفتن فایل کدها' },
      exportPollVotes: 'گرفتن فایل رأی‌های نظرسنجی',
      ...{ exportAuditLog: 'گرفتن فایل گزارش کارها', downloadFile: 'دانلود فایل' },
    },
  },
  contacts: {
    title: 'مخاطبان',
    actions: {
      ...{ addContacts: 'افزودن شماره به دفترچه', updateContact: 'ویرایش مخاطب', deleteContacts: 'حذف مخاطب' },
      ...{ changeContactsInBulk: 'تغییر گروهی مخاطبان', deleteContactsInBulk: 'حذف گروهی مخاطبان' },
      ...{ blacklistContactsInBulk: 'بردن گروهی از مخاطبان به لیست سیاه', undoContactBulk: 'برگرداندن تغییر گروهی' },
      ...{ importContacts: 'ساختن مخاطب از فایل', addUploadToPhonebooks: 'افزودن شماره‌های یک فایل به دفترچه' },
      ...{ createPhonebook: 'ساختن دفترچه', updatePhonebook: 'ویرایش دفترچه', deletePhonebooks: 'حذف دفترچه' },
      ...{ createTag: 'ساختن برچسب', updateTag: 'ویرایش برچسب', deleteTags: 'حذف برچسب' },
      ...{ createProperty: 'ساختن ویژگی', updateProperty: 'ویرایش ویژگی', deleteProperties: 'حذف ویژگی' },
      ...{ createSegment: 'ساختن بخش', updateSegment: 'ویرایش بخش', deleteSegments: 'حذف بخش' },
      ...{ addSuppressedNumbers: 'افزودن شماره به لیست سیاه', removeSuppressedNumbers: 'برداشتن شماره از لیست سیاه' },
    },
  },
  texts: {
    title: 'الگوها و پیام‌های آماده',
    actions: {
      ...{ createPattern: 'ساختن الگو', updatePattern: 'ویرایش الگو', deletePatterns: 'حذف الگو' },
      takeSharedPattern: 'افزودن الگوی مشترک',
      ...{ createDraft: 'ساختن پیام آماده', updateDraft: 'ویرایش پیام آماده', deleteDrafts: 'حذف پیام آماده' },
      ...{ createDraftGroup: 'ساختن گروه پیام‌های آماده', updateDraftGroup: 'ویرایش گروه پیام‌های آماده' },
      deleteDraftGroup: 'حذف گروه پیام‌های آماده',
    },
  },
  secretary: {
    title: 'منشی و پیام‌های دریافتی',
    actions: {
      ...{ createSecretary: 'ساختن منشی', updateSecretary: 'ویرایش منشی', deleteSecretaries: 'حذف منشی' },
      ...{
        setSecretaryActive: 'فعال یا غیرفعال کردن منشی',
        createReader: 'ساختن کدخوان',
        updateReader: 'ویرایش کدخوان',
      },
      ...{ deleteReaders: 'حذف کدخوان', addReaderCodes: 'افزودن کد', generateReaderCodes: 'ساختن کدهای تصادفی' },
      ...{ createPoll: 'ساختن نظرسنجی', updatePoll: 'ویرایش نظرسنجی', deletePolls: 'حذف نظرسنجی' },
      ...{ deleteReaderCodes: 'حذف کدهای مصرف‌نشده', drawReaderWinners: 'قرعه‌کشی', deleteInbox: 'حذف پیام دریافتی' },
    },
  },
  wallet: {
    title: 'کیف پول',
    actions: {
      ...{ startPayment: 'آغاز پرداخت آنلاین', checkPayment: 'پیگیری پرداخت', payPlan: 'پرداخت آنلاین طرح' },
      ...{ selectChargePackage: 'انتخاب بستهٔ اعتبار', createCardToCard: 'ثبت کارت به کارت' },
      ...{ createBankPay: 'ثبت واریز بانکی', buyPlan: 'خرید طرح', takeGift: 'گرفتن هدیه' },
      setBalanceAlert: 'تنظیم هشدار کمبود اعتبار',
    },
  },
  profile: {
    title: 'حساب و پشتیبانی',
    actions: {
      ...{ updateProfile: 'ویرایش مشخصات', setUpBusiness: 'ثبت مشخصات کسب‌وکار', correctIdentity: 'تصحیح هویت' },
      ...{ uploadDocument: 'فرستادن مدرک', removeDocument: 'حذف مدرک', updateUserSetting: 'تغییر تنظیمات' },
      ...{ uploadProfileImage: 'گذاشتن تصویر حساب', removeProfileImage: 'برداشتن تصویر حساب' },
      ...{ uploadFile: 'بارگذاری فایل', renameFile: 'تغییر نام فایل', deleteFiles: 'حذف فایل' },
      ...{ openTicket: 'درخواست از پشتیبانی', addTicketInteraction: 'نوشتن به پشتیبانی', closeTicket: 'بستن درخواست' },
      ...{ rateTicket: 'امتیاز به پشتیبانی', rateTicketInteraction: 'امتیاز به یک پاسخ' },
      uploadTicketFile: 'فرستادن فایل به پشتیبانی',
    },
  },
  developers: {
    title: 'کلیدهای API و وب‌هوک‌ها',
    actions: {
      ...{ sendApiKeyCode: 'درخواست کد ساختن کلید API', createApiKey: 'ساختن کلید API', deleteApiKey: 'حذف کلید API' },
      ...{ setApiCallsSetting: 'تنظیم ثبت فراخوانی‌ها', repeatApiCall: 'تکرار فراخوانی' },
      ...{ createWebhook: 'ساختن وب‌هوک', updateWebhook: 'ویرایش وب‌هوک', deleteWebhook: 'حذف وب‌هوک' },
      ...{ rotateWebhookSecret: 'تعویض رمز وب‌هوک', testWebhook: 'آزمایش وب‌هوک' },
      ...{ resendWebhookDelivery: 'فرستادن دوبارهٔ یک رویداد' },
      resendFailedWebhookDeliveries: 'فرستادن دوبارهٔ رویدادهای نرسیده',
    },
  },
};

export interface ActionGroup {
  title: string;
  /** Of each action its title. */
  actions: Readonly<Record<string, string>>;
}
