import { GatewayRefusedError } from '../payment-gateway';
import type { KnownPayment, PaymentGateway, Verdict } from '../payment-gateway';
import { GATEWAY_TITLES } from '../payments.tables';
import { askBank, isRecord } from './ask-bank';
import type { BankAddress, BankAnswer } from './ask-bank';

export const SEP_URL = 'https://sep.shaparak.ir';

const TAKEN = 1;
const TOKEN = /^[\w=+/-]{1,200}$/;
/** Printable, and no longer than we keep. */
const RECEIPT = /^[!-~]{1,100}$/;
const TOKEN_MINUTES = 20;
const MINUTE_MS = 60_000;
/** The token, a quarter of an hour at the bank's page, and the half hour after which SEP gives back what was not verified. */
const GIVEN_BACK_MS = (TOKEN_MINUTES + 15 + 30) * MINUTE_MS;

/** Clocks differ; a receipt of before that is of another order. */
const CLOCKS_DIFFER_MS = 10 * MINUTE_MS;
const STRACE_DATE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
/** The part of a card that SEP shows; whatever else stands there is not kept. */
const CARD = /^\d{6}\*+\d{4}$/;
const MOST_CARD_CHARS = 19;

const DONE = 0;
/** "Duplicate request": it was verified before, and the answer holds the same facts. */
const DONE_BEFORE = 2;
/** Not there; given back. More than half an hour (-6) is not among them: an earlier question, whose answer was lost, may have taken the money. */
const NO_MONEY: readonly unknown[] = [-2, 5];

/**
 * Whether it was paid after the payment began. A receipt verifies for ever and the number of our order is the browser's word, so
 * those of a terminal that was in use before, and those that a restored database forgot, would each pay a new payment. A time that
 * cannot be read is for a person.
 */
function isPaidSince(begunAt: Date, straceDate: unknown): boolean {
  if (typeof straceDate !== 'string' || !STRACE_DATE.test(straceDate)) return false;
  // As clocks in Iran show it.
  const paidAt = Date.parse(`${straceDate.replace(' ', 'T')}+03:30`);
  return paidAt >= begunAt.getTime() - CLOCKS_DIFFER_MS;
}

const cardOf = (pan: unknown) =>
  typeof pan === 'string' && pan.length <= MOST_CARD_CHARS && CARD.test(pan) ? pan : null;

/** A receipt verifies as often as it is asked about, and no order is told: who it belongs to is for our own books. */
function verdictOf(detail: BankAnswer, terminal: number, { payableRial, begunAt, returned }: KnownPayment): Verdict {
  const { RefNum, TerminalNumber, OrginalAmount, AffectiveAmount, MaskedPan, StraceDate } = detail;
  const reference = returned?.receipt;
  if (typeof reference !== 'string') return { outcome: 'unclear' };
  if (String(RefNum) !== reference) return { outcome: 'mismatch', fault: 'reference_differs' };
  if (Number(TerminalNumber) !== terminal) return { outcome: 'mismatch', fault: 'terminal_differs' };
  // Asked for, and taken from the card. The spelling is theirs.
  if (OrginalAmount !== payableRial || AffectiveAmount !== payableRial)
    return { outcome: 'mismatch', fault: 'amount_differs' };
  if (!isPaidSince(begunAt, StraceDate)) return { outcome: 'mismatch', fault: 'paid_before' };
  return { outcome: 'paid', reference, card: cardOf(MaskedPan) };
}

/** Saman's gateway (SEP), its REST protocol. The merchant is the number of the terminal. */
export function sep({ baseUrl, merchant }: BankAddress): PaymentGateway {
  const terminal = Number(merchant);
  return {
    name: 'sep',
    title: GATEWAY_TITLES.sep,
    takesDescription: false,
    async request({ paymentId, payableRial, callbackUrl }) {
      const answer = await askBank(`${baseUrl}/onlinepg/onlinepg`, {
        ...{ action: 'token', TerminalId: merchant, Amount: payableRial, ResNum: String(paymentId) },
        ...{ RedirectUrl: callbackUrl, TokenExpiryInMin: TOKEN_MINUTES },
      });
      const { status, token, errorCode } = answer ?? {};
      if (status !== TAKEN || typeof token !== 'string' || !TOKEN.test(token))
        throw new GatewayRefusedError(`sep ${String(errorCode ?? status ?? 'no answer')}`);
      return { authority: token, url: `${baseUrl}/OnlinePG/SendToken?token=${encodeURIComponent(token)}` };
    },
    // There is no inquiry: without a receipt nothing can be asked, and nothing can stay with us either.
    inquire: async ({ returned, ageMs }) => {
      if (returned !== null) return returned.receipt === null ? 'failed' : 'brought';
      return ageMs >= GIVEN_BACK_MS ? 'failed' : 'open';
    },
    async verify(payment) {
      const question = { RefNum: payment.returned?.receipt, TerminalNumber: terminal };
      const url = `${baseUrl}/verifyTxnRandomSessionkey/ipg/VerifyTransaction`;
      const { ResultCode, Success, TransactionDetail: detail } = (await askBank(url, question)) ?? {};
      if (NO_MONEY.includes(ResultCode)) return { outcome: 'failed' };
      const isDone = (ResultCode === DONE && Success === true) || ResultCode === DONE_BEFORE;
      return isDone && isRecord(detail) ? verdictOf(detail, terminal, payment) : { outcome: 'unclear' };
    },
    readReturn(words) {
      const receipt = words.get('RefNum')?.trim() ?? '';
      if (receipt === '' && !words.has('State') && !words.has('Status')) return undefined;
      return {
        receipt: RECEIPT.test(receipt) ? receipt : null,
        orderId: words.get('ResNum'),
        authority: words.get('Token') || null,
      };
    },
  };
}
