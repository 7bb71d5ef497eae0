import { until } from './until';

const BASE = '/v1/api';
export const LINE = '20001405';
/** RighTel, Persian, one part: 1330 x 1.1 + 40. */
export const PRICE_RIAL = 1503;

/** The part of a report that the judge reads. */
export interface SendReport {
  state: number;
  cost: string;
  charged: string;
  returned: string;
  finished_at: string | null;
  counts: Record<'total' | 'queued' | 'submitted' | 'sent' | 'reached_telecom' | 'in_doubt' | 'cancelled', number>;
}

export interface Stopped {
  send_id: string;
  state: number;
  cancelled_count: number;
  returned: string;
}

/** `count` numbers of a range that nobody has; another `series` for each send of a test. */
export function numbersOf(series: number, count: number): string[] {
  return Array.from({ length: count }, (_, place) => `0924${String(series * 10_000 + place).padStart(7, '0')}`);
}

/** The API from outside, as a customer's program sees it. */
export class Account {
  constructor(
    private readonly url: string,
    private readonly token = '',
  ) {}

  /** @returns the answer's `data`. @throws when it is not a success or nobody answers. */
  async call<T>(path: string, body?: object, headers: Record<string, string> = {}): Promise<T> {
    const answer = await fetch(`${this.url}${BASE}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(this.token && { authorization: this.token }), ...headers },
      body: body && JSON.stringify(body),
    });
    const { data, meta } = (await answer.json()) as { data: T; meta: { message_code: string } };
    if (!answer.ok) throw new Error(`${path} was answered with ${meta.message_code}`);
    return data;
  }

  async send(recipients: readonly string[], key: string): Promise<string> {
    const body = { sending_type: 'quick', from_number: LINE, message: 'سلام', params: { recipients } };
    return (await this.call<{ send_id: string }>('send', body, { 'idempotency-key': key })).send_id;
  }

  /** Uploads a file of numbers. @returns its id */
  async upload(numbers: readonly string[]): Promise<string> {
    return (await this.uploadTo<{ upload_id: string }>('send/uploads', numbers.join('\n'))).upload_id;
  }

  /** Uploads a file of contacts. @returns its id */
  async uploadContacts(lines: readonly string[]): Promise<string> {
    return (await this.uploadTo<{ file_id: string }>('phonebooks/numbers/import-file', lines.join('\n'))).file_id;
  }

  private async uploadTo<T>(path: string, text: string): Promise<T> {
    const body = new FormData();
    body.append('file', new Blob([text]), 'numbers.txt');
    const headers = { authorization: this.token };
    const answer = await fetch(`${this.url}${BASE}/${path}`, { method: 'POST', headers, body });
    const { data, meta } = (await answer.json()) as { data: T; meta: { message_code: string } };
    if (!answer.ok) throw new Error(`the upload was answered with ${meta.message_code}`);
    return data;
  }

  stop(sendId: string): Promise<Stopped> {
    return this.call('send/cancel', { send_id: sendId });
  }

  report(sendId: string): Promise<SendReport> {
    return this.call(`report/by_bulk?send_id=${sendId}`);
  }

  /** Waits until nothing of the send is under way: all submitted, all answered, all receipts in. */
  untilOver(sendId: string, limitMs?: number): Promise<SendReport> {
    const isOver = ({ finished_at, counts }: SendReport) =>
      finished_at !== null && counts.queued + counts.submitted + counts.sent + counts.reached_telecom === 0;
    return until(() => this.report(sendId), isOver, limitMs);
  }

  /** All recipients that the report lists with a status, page by page. */
  async listed(sendId: string, status: number): Promise<{ number: string; status: number; money: string }[]> {
    type Answer = { items: { number: string; status: number; money: string }[] };
    const found: Answer['items'] = [];
    for (let page = 1; ; page += 1) {
      const body = { send_id: sendId, page, limit: 100, filters: { status } };
      const { items } = await this.call<Answer>('report/recipients', body);
      found.push(...items);
      if (items.length < body.limit) return found;
    }
  }
}
