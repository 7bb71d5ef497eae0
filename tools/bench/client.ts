import type { OPERATIONS as Contract } from '@peyk/shared-contract';

/** The operations that the benchmarks call. Written down here, because Node runs this file without a bundler; the compiler compares it with the contract. */
const OPERATIONS = {
  beginUpload: { method: 'post', path: '/send/uploads/begin' },
  calculatePrice: { method: 'post', path: '/send/calculate-price' },
  cancelSend: { method: 'post', path: '/send/cancel' },
  completeUpload: { method: 'post', path: '/send/uploads/complete' },
  confirmOtp: { method: 'post', path: '/confirm_otp' },
  countPhonebookNumbers: { method: 'get', path: '/phonebooks/numbers/count' },
  countUnreadInbox: { method: 'get', path: '/report/messages-inbox/unread-count' },
  createSend: { method: 'post', path: '/send' },
  createWebhook: { method: 'post', path: '/webhooks/create' },
  exportRecipients: { method: 'post', path: '/report/recipients_export' },
  getCredit: { method: 'get', path: '/credit' },
  getJob: { method: 'get', path: '/jobs/details' },
  getReportsOverview: { method: 'get', path: '/report/overview' },
  getSend: { method: 'get', path: '/report/by_bulk' },
  getSendStats: { method: 'get', path: '/report/bulk_stats' },
  importContacts: { method: 'post', path: '/phonebooks/numbers/import-new' },
  listArchivedSends: { method: 'post', path: '/report/archive_list' },
  listContacts: { method: 'post', path: '/phonebooks/numbers/contact-list' },
  listInbox: { method: 'post', path: '/report/messages-inbox' },
  listLines: { method: 'get', path: '/number/numbers' },
  listPhonebooks: { method: 'post', path: '/phonebooks/list-new' },
  listRecipients: { method: 'post', path: '/report/recipients' },
  listSends: { method: 'post', path: '/report/new_list' },
  listSuppressedNumbers: { method: 'post', path: '/phonebooks/blacklist/list' },
  login: { method: 'post', path: '/login' },
  sendSmsOtp: { method: 'post', path: '/send_sms_otp' },
  uploadContactsFile: { method: 'post', path: '/phonebooks/numbers/import-file' },
  uploadPart: { method: 'post', path: '/send/uploads/part' },
  uploadNumbers: { method: 'post', path: '/send/uploads' },
} as const satisfies Partial<typeof Contract>;

export type OperationId = keyof typeof OPERATIONS;

const BASE = '/v1/api';
/** Of an answer that is no success: enough for its sentence. */
const MOST_SHOWN = 500;

export interface CallOptions {
  body?: unknown;
  /** Instead of a body: files. */
  form?: FormData;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The API from outside, as a program of a customer sees it. */
export class ApiClient {
  readonly panelUrl: string;
  token: string | undefined;

  constructor(panelUrl: string) {
    this.panelUrl = panelUrl;
  }

  address(operation: OperationId, query: Record<string, string> = {}): string {
    const search = new URLSearchParams(query).toString();
    return `${this.panelUrl}${BASE}${OPERATIONS[operation].path}${search ? `?${search}` : ''}`;
  }

  private signedIn(): Record<string, string> {
    return this.token ? { authorization: this.token } : {};
  }

  headers(): Record<string, string> {
    return { 'content-type': 'application/json', ...this.signedIn() };
  }

  private ask(operation: OperationId, { body, form, query, headers }: CallOptions): Promise<Response> {
    const content = form ?? (body === undefined ? undefined : JSON.stringify(body));
    return fetch(this.address(operation, query), {
      method: OPERATIONS[operation].method.toUpperCase(),
      // A form says its type itself, with the border between its parts.
      headers: { ...(form ? this.signedIn() : this.headers()), ...headers },
      ...(content === undefined ? {} : { body: content }),
    });
  }

  /** The status alone, for whom a refusal is a result. */
  async status(operation: OperationId, options: CallOptions = {}): Promise<number> {
    const answer = await this.ask(operation, options);
    await answer.arrayBuffer();
    return answer.status;
  }

  /** The answer's `data`. @throws when the answer is not a success, with what it says. */
  async call<T>(operation: OperationId, options: CallOptions = {}): Promise<T> {
    const answer = await this.ask(operation, options);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${operation} was answered with ${answer.status}: ${text.slice(0, MOST_SHOWN)}`);
    const { data } = JSON.parse(text) as { data: T };
    return data;
  }
}
