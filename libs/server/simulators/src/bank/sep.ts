import type { Bank, BankOrder } from './bank';
import { isPaid } from './protocol';
import type { Json, Protocol } from './protocol';
import { scenarioOf } from './scenarios';

/** Rial. */
const LEAST = 1_000;
const MOST = 1_000_000_000;
const TERMINAL = /^[1-9]\d*$/;

/** What the form says of an order that nobody can pay any more. */
const ENDED: Readonly<Record<string, { State: string; Status: string }>> = {
  cancelled: { State: 'CanceledByUser', Status: '1' },
  failed: { State: 'Failed', Status: '3' },
  expired: { State: 'SessionIsNull', Status: '4' },
};

const refuses = (errorCode: string, errorDesc: string): Json => ({ status: -1, errorCode, errorDesc });
const tells = (ResultCode: number, ResultDescription: string, more: Json = {}): Json => ({
  ...{ ...more, ResultCode, ResultDescription, Success: ResultCode === 0 },
});

const IRAN_MS = 3.5 * 3_600_000;
const timeInIran = (ms: number) => new Date(ms + IRAN_MS).toISOString().slice(0, 19).replace('T', ' ');

/** What SEP calls a transaction: letters too. */
export const sepReceiptOf = ({ refNumber }: Pick<BankOrder, 'refNumber'>): string => `GmshtyQx${refNumber}`;

/** Only who has paid has a receipt. As lenient as a bank may be: in any letters it is the same, and the answer repeats what was asked. */
const orderOf = ({ RefNum }: Json, bank: Bank): BankOrder | undefined => {
  const wanted = String(RefNum).toLowerCase();
  const order = bank.findFirst((one) => one.protocol === 'sep' && sepReceiptOf(one).toLowerCase() === wanted);
  return order && (isPaid(order) || order.state === 'reversed') ? order : undefined;
};

/** Saman (SEP), its REST protocol: it sends the receipt with the browser, and can be asked with nothing else. */
export const SEP: Protocol = {
  pagePath: '/OnlinePG/SendToken?token=',
  orderOf,
  answers: {
    '/onlinepg/onlinepg': (body, bank) => {
      const { action, TerminalId, Amount, ResNum, RedirectUrl } = body;
      const rial = Number(Amount);
      if (action !== 'token' || !TERMINAL.test(String(TerminalId)) || !URL.canParse(String(RedirectUrl)))
        return refuses('5', 'پارامترهای ارسال شده نامعتبر است.');
      if (!(rial >= LEAST && rial <= MOST)) return refuses('5', 'مبلغ تراکنش نامعتبر است.');
      if (scenarioOf(rial) === 'refused') return refuses('12', 'ترمینال فعال نیست.');
      const order = { amount: rial, orderId: String(ResNum), callbackUrl: String(RedirectUrl), description: '' };
      return { status: 1, token: bank.open({ protocol: 'sep', ...order, terminal: String(TerminalId) }).id };
    },
    '/verifyTxnRandomSessionkey/ipg/VerifyTransaction': (body, bank) => {
      const order = orderOf(body, bank);
      if (order === undefined) return tells(-2, 'تراکنش یافت نشد.');
      if (String(body['TerminalNumber']) !== order.terminal) return tells(-105, 'ترمینال ارسالی موجود نیست.');
      // As often as it is asked: that a receipt pays once is for the merchant to see to.
      if (bank.verify(order) === undefined)
        return order.isLate
          ? tells(-6, 'بیش از نیم ساعت از زمان اجرای تراکنش گذشته است.')
          : tells(5, 'تراکنش برگشت خورده است.');
      const amount = bank.takenOf(order);
      const detail = {
        ...{ RRN: String(order.refNumber), RefNum: body['RefNum'], MaskedPan: order.card, HashedPan: '' },
        ...{ TerminalNumber: Number(order.terminal), OrginalAmount: amount, AffectiveAmount: amount },
        ...{ StraceDate: timeInIran(order.paidAt ?? order.openedAt), StraceNo: '100428' },
      };
      return tells(0, 'عملیات با موفقیت انجام شد', { TransactionDetail: detail });
    },
  },
  callbackOf: ({ callbackUrl }) => callbackUrl,
  formOf: (order) => {
    const { id, state, orderId, terminal = '', amount, card } = order;
    const facts = { MID: terminal, TerminalId: terminal, ResNum: orderId, Token: id, Amount: String(amount) };
    const ended = ENDED[state];
    if (ended) return { ...facts, ...ended, RefNum: '' };
    const receipt = { RefNum: sepReceiptOf(order), RRN: String(order.refNumber), TraceNo: '100428', SecurePan: card };
    return { ...facts, State: 'OK', Status: '2', ...receipt, HashedCardNumber: '' };
  },
};
