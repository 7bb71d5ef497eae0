/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

/** Where every path of the contract begins. */
export const BASE_PATH = '/v1/api';

/** Method and path (below BASE_PATH) of every operation. */
export const OPERATIONS = {
  calculatePrice: { method: 'post', path: '/send/calculate-price' },
  cancelSend: { method: 'post', path: '/send/cancel' },
  changePasswordByToken: { method: 'post', path: '/change_password_by_token' },
  checkBusinessNeed: { method: 'get', path: '/user/business_need' },
  checkToken: { method: 'get', path: '/check_token' },
  checkUsername: { method: 'post', path: '/user/check_exist' },
  confirmOtp: { method: 'post', path: '/confirm_otp' },
  confirmRegistration: { method: 'post', path: '/user/register/confirm' },
  correctIdentity: { method: 'post', path: '/user/identity' },
  createLiveTicket: { method: 'post', path: '/live/ticket' },
  createSend: { method: 'post', path: '/send' },
  externalLogin: { method: 'post', path: '/external_login' },
  forgotPassword: { method: 'post', path: '/forgot_password' },
  forgotPasswordCheckOtp: { method: 'post', path: '/forgot_password_check_otp' },
  getCredit: { method: 'get', path: '/credit' },
  getSend: { method: 'get', path: '/report/by_bulk' },
  getSendStats: { method: 'get', path: '/report/bulk_stats' },
  getTerms: { method: 'get', path: '/user/terms' },
  listActivityDomains: { method: 'get', path: '/user/activity_domain' },
  listBanners: { method: 'get', path: '/banners' },
  listLines: { method: 'get', path: '/number/numbers' },
  listNews: { method: 'get', path: '/news/list' },
  listPackages: { method: 'get', path: '/package/general_list' },
  listQuickAccess: { method: 'get', path: '/panel/quick_access' },
  listRecipients: { method: 'post', path: '/report/recipients' },
  listRoles: { method: 'get', path: '/acl/list' },
  listSends: { method: 'post', path: '/report/new_list' },
  listTransactions: { method: 'post', path: '/transactions' },
  login: { method: 'post', path: '/login' },
  loginSetting: { method: 'get', path: '/login_setting' },
  logout: { method: 'post', path: '/logout' },
  register: { method: 'post', path: '/user/register' },
  sendSmsOtp: { method: 'post', path: '/send_sms_otp' },
  setUpBusiness: { method: 'post', path: '/user/business_setup' },
} as const;

export type OperationId = keyof typeof OPERATIONS;
