/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { OperationId } from './operations.gen';

/** What a role may hold: the key, as people read it, and the heading under which it stands. */
export const PERMISSIONS = {
  'account.edit': {"title":"تغییر مشخصات و هویت حساب","group":"حساب"},
  'account.support': {"title":"اجازه به پشتیبانی برای کار در حساب","group":"حساب"},
  'blacklist.edit': {"title":"تغییر لیست سیاه","group":"مخاطبان"},
  'blacklist.read': {"title":"دیدن لیست سیاه","group":"مخاطبان"},
  'contact.delete': {"title":"حذف مخاطب و دفترچه","group":"مخاطبان"},
  'contact.edit': {"title":"افزودن و ویرایش مخاطب و دفترچه","group":"مخاطبان"},
  'contact.read': {"title":"دیدن مخاطبان و دفترچه‌ها","group":"مخاطبان"},
  'line.edit': {"title":"تعیین ساعت و سرعت خط","group":"ارسال"},
  'report.export': {"title":"دانلود گزارش","group":"گزارش‌ها"},
  'report.read': {"title":"دیدن گزارش ارسال‌ها","group":"گزارش‌ها"},
  'send.change': {"title":"ادامه و زمان‌بندی دوبارهٔ ارسال","group":"ارسال"},
  'send.create': {"title":"ارسال پیامک","group":"ارسال"},
  'send.stop': {"title":"توقف و نگه داشتن ارسال","group":"ارسال"},
  'upload.create': {"title":"بارگذاری فایل شماره‌ها","group":"ارسال"},
  'wallet.read': {"title":"دیدن اعتبار و تراکنش‌ها","group":"کیف پول"},
} as const;

export type Permission = keyof typeof PERMISSIONS;

/** How much one caller may take of one process: a second, at once after a rest, and side by side. */
export const RATES = {
  'export': { perSecond: 2, burst: 10, atOnce: 2 },
  'file': { perSecond: 2, burst: 20, atOnce: 2 },
  'list': { perSecond: 3000, burst: 6000, atOnce: 16 },
  'public': { perSecond: 50, burst: 500, atOnce: 20 },
  'read': { perSecond: 600, burst: 1200, atOnce: 8 },
  'sign-in': { perSecond: 20, burst: 600, atOnce: 20 },
  'write': { perSecond: 50, burst: 200, atOnce: 4 },
} as const;

export type RateClass = keyof typeof RATES;

export type AccountState = 'active' | 'checking' | 'inactive' | 'blocked';

export type Effect = 'money' | 'send' | 'export' | 'rights' | 'session';

export interface Access {
  readonly who: 'public' | 'signed-in' | 'member';
  /** Null unless `who` is `member`. */
  readonly permission: Permission | null;
  readonly effects: readonly Effect[];
  /** Whether an admin who acts on behalf of the account may, without leave of its owner. */
  readonly impersonator: boolean;
  readonly states: readonly AccountState[];
  readonly rate: RateClass;
}

/** Who may call each operation. */
export const ACCESS: Readonly<Record<OperationId, Access>> = {
  addContacts: {"who":"member","permission":"contact.edit","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  addSuppressedNumbers: {"who":"member","permission":"blacklist.edit","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  addUploadToPhonebooks: {"who":"member","permission":"contact.edit","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  calculatePrice: {"who":"member","permission":"send.create","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"list"},
  cancelSend: {"who":"member","permission":"send.stop","effects":["send"],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  changePasswordByToken: {"who":"public","permission":null,"effects":["rights"],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"sign-in"},
  checkBusinessNeed: {"who":"signed-in","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  checkToken: {"who":"signed-in","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  checkUsername: {"who":"public","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"public"},
  confirmOtp: {"who":"public","permission":null,"effects":["session"],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"sign-in"},
  confirmRegistration: {"who":"public","permission":null,"effects":["rights"],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"sign-in"},
  correctIdentity: {"who":"member","permission":"account.edit","effects":["rights"],"impersonator":false,"states":["active","checking","inactive","blocked"],"rate":"write"},
  countPhonebookNumbers: {"who":"member","permission":"contact.read","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  createLiveTicket: {"who":"signed-in","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  createPhonebook: {"who":"member","permission":"contact.edit","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  createSend: {"who":"member","permission":"send.create","effects":["money","send"],"impersonator":false,"states":["active"],"rate":"list"},
  deleteContacts: {"who":"member","permission":"contact.delete","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  deletePhonebooks: {"who":"member","permission":"contact.delete","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  downloadExcluded: {"who":"member","permission":"report.export","effects":["export"],"impersonator":false,"states":["active","checking","inactive","blocked"],"rate":"export"},
  downloadRecipients: {"who":"member","permission":"report.export","effects":["export"],"impersonator":false,"states":["active","checking","inactive","blocked"],"rate":"export"},
  externalLogin: {"who":"public","permission":null,"effects":["session"],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"sign-in"},
  forgotPassword: {"who":"public","permission":null,"effects":["rights"],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"sign-in"},
  forgotPasswordCheckOtp: {"who":"public","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"sign-in"},
  getChallenge: {"who":"public","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"public"},
  getCredit: {"who":"member","permission":"wallet.read","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  getPhonebookImport: {"who":"member","permission":"contact.read","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  getSend: {"who":"member","permission":"report.read","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  getSendStats: {"who":"member","permission":"report.read","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  getSupportAccess: {"who":"signed-in","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  getTerms: {"who":"public","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"public"},
  listActivityDomains: {"who":"public","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"public"},
  listBanners: {"who":"signed-in","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  listContacts: {"who":"member","permission":"contact.read","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  listLines: {"who":"signed-in","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  listNews: {"who":"signed-in","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  listPackages: {"who":"public","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"public"},
  listPhonebookChoices: {"who":"member","permission":"contact.read","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  listPhonebooks: {"who":"member","permission":"contact.read","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  listQuickAccess: {"who":"signed-in","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  listRecipients: {"who":"member","permission":"report.read","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  listRoles: {"who":"public","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"public"},
  listSends: {"who":"member","permission":"report.read","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  listSuppressedNumbers: {"who":"member","permission":"blacklist.read","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  listTransactions: {"who":"member","permission":"wallet.read","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"read"},
  login: {"who":"public","permission":null,"effects":["session"],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"sign-in"},
  loginSetting: {"who":"public","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"public"},
  logout: {"who":"signed-in","permission":null,"effects":["session"],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  pauseSend: {"who":"member","permission":"send.stop","effects":["send"],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  register: {"who":"public","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"sign-in"},
  removeSuppressedNumbers: {"who":"member","permission":"blacklist.edit","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  rescheduleSend: {"who":"member","permission":"send.change","effects":["send"],"impersonator":false,"states":["active"],"rate":"write"},
  resendFailed: {"who":"member","permission":"send.create","effects":["money","send"],"impersonator":false,"states":["active"],"rate":"write"},
  resumeSend: {"who":"member","permission":"send.change","effects":["send"],"impersonator":false,"states":["active"],"rate":"write"},
  sendSmsOtp: {"who":"public","permission":null,"effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"sign-in"},
  setLineLimits: {"who":"member","permission":"line.edit","effects":["send"],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  setSendRate: {"who":"member","permission":"send.change","effects":["send"],"impersonator":false,"states":["active"],"rate":"write"},
  setSupportAccess: {"who":"member","permission":"account.support","effects":["rights"],"impersonator":false,"states":["active","checking","inactive","blocked"],"rate":"write"},
  setUpBusiness: {"who":"member","permission":"account.edit","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  testSend: {"who":"member","permission":"send.create","effects":["money","send"],"impersonator":false,"states":["active"],"rate":"list"},
  updateContact: {"who":"member","permission":"contact.edit","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  updatePhonebook: {"who":"member","permission":"contact.edit","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"write"},
  uploadNumbers: {"who":"member","permission":"upload.create","effects":[],"impersonator":true,"states":["active","checking","inactive","blocked"],"rate":"file"},
};
