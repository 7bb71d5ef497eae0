/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

/** Where every path of the contract begins. */
export const BASE_PATH = '/v1/api';

/** Method and path (below BASE_PATH) of every operation. */
export const OPERATIONS = {
  calculatePrice: { method: 'post', path: '/send/calculate-price' },
  cancelSend: { method: 'post', path: '/send/cancel' },
  checkToken: { method: 'get', path: '/check_token' },
  confirmOtp: { method: 'post', path: '/confirm_otp' },
  createLiveTicket: { method: 'post', path: '/live/ticket' },
  createSend: { method: 'post', path: '/send' },
  externalLogin: { method: 'post', path: '/external_login' },
  getCredit: { method: 'get', path: '/credit' },
  getSend: { method: 'get', path: '/report/by_bulk' },
  getSendStats: { method: 'get', path: '/report/bulk_stats' },
  listLines: { method: 'get', path: '/number/numbers' },
  listRecipients: { method: 'post', path: '/report/recipients' },
  listSends: { method: 'post', path: '/report/new_list' },
  listTransactions: { method: 'post', path: '/transactions' },
  login: { method: 'post', path: '/login' },
  loginSetting: { method: 'get', path: '/login_setting' },
  logout: { method: 'post', path: '/logout' },
  sendSmsOtp: { method: 'post', path: '/send_sms_otp' },
} as const;

export type OperationId = keyof typeof OPERATIONS;
