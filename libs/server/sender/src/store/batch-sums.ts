import { chargePosting, returnPosting } from '@peyk/server-ledger';
import type { Posting } from '@peyk/server-ledger';
import type { CameBack } from '../limits/count-spending';
import { charityOf } from '../model/charity';
import type { RecipientState } from '../model/recipient-transition';
import { COUNTER_OF, SETTLED } from '../model/states';
import { APPENDED_FROM } from '../sql/move-counters';
import type { CounterMove } from '../sql/move-counters';
import type { SendTerms } from '../sql/select-terms';

const CHARGE_DESCRIPTION = 'هزینهٔ پیامک‌های ارسال‌شده';
const RETURN_DESCRIPTION = 'برگشت هزینهٔ پیامک‌هایی که نرسید';

interface MoneySum {
  terms: SendTerms;
  chargedMrial: bigint;
  chargedCharityMrial: bigint;
  returnedMrial: bigint;
  returnedCharityMrial: bigint;
}

/** Recipients of one send and operator that changed in the same way. */
export interface GroupChange {
  operator: number;
  count: number;
  /** Sum of their prices, without charity. */
  priceMrial: bigint;
  before: Pick<RecipientState, 'status' | 'settled'>;
  after: Pick<RecipientState, 'status' | 'settled'>;
}

/** Adds up what a batch changes in counters and books, so that each is written once per send. */
export class BatchSums {
  private readonly counters = new Map<string, CounterMove>();
  private readonly money = new Map<bigint, MoneySum>();

  add({ operator, count, priceMrial, before, after }: GroupChange, terms: SendTerms): void {
    const counter = this.counterOf(terms, operator);
    if (before.status !== after.status) {
      const [from, to] = [COUNTER_OF[before.status], COUNTER_OF[after.status]];
      counter.by[from] = (counter.by[from] ?? 0) - count;
      counter.by[to] = (counter.by[to] ?? 0) + count;
    }
    if (before.settled === after.settled) return;
    const sum = this.moneyOf(terms);
    const charity = charityOf(priceMrial, terms);
    if (after.settled === SETTLED.charged) {
      counter.chargedMrial += priceMrial;
      sum.chargedMrial += priceMrial;
      sum.chargedCharityMrial += charity;
    } else {
      counter.returnedMrial += priceMrial;
      sum.returnedMrial += priceMrial;
      sum.returnedCharityMrial += charity;
    }
  }

  moves(): CounterMove[] {
    return [...this.counters.values()];
  }

  /** What comes back of each send, charity included. */
  returned(): CameBack[] {
    return [...this.money.values()].map(({ terms: { accountId, sendId }, returnedMrial, returnedCharityMrial }) => ({
      accountId,
      sendId,
      amountMrial: returnedMrial + returnedCharityMrial,
    }));
  }

  postings(at: Date): Posting[] {
    return [...this.money.values()].flatMap((sum) => {
      const { accountId, sendId } = sum.terms;
      const postings: Posting[] = [];
      if (sum.chargedMrial > 0n) {
        const move = { accountId, sendId, at, description: CHARGE_DESCRIPTION };
        postings.push(chargePosting({ ...move, amountMrial: sum.chargedMrial, charityMrial: sum.chargedCharityMrial }));
      }
      if (sum.returnedMrial > 0n) {
        const move = { accountId, sendId, at, description: RETURN_DESCRIPTION };
        postings.push(
          returnPosting({ ...move, amountMrial: sum.returnedMrial, charityMrial: sum.returnedCharityMrial }),
        );
      }
      return postings;
    });
  }

  private counterOf({ accountId, sendId, recipientCount }: SendTerms, operator: number): CounterMove {
    const key = `${sendId}:${operator}`;
    const known = this.counters.get(key);
    if (known) return known;
    const isAppended = recipientCount >= APPENDED_FROM;
    const fresh = { accountId, sendId, operator, isAppended, by: {}, chargedMrial: 0n, returnedMrial: 0n };
    this.counters.set(key, fresh);
    return fresh;
  }

  private moneyOf(terms: SendTerms): MoneySum {
    const known = this.money.get(terms.sendId);
    if (known) return known;
    const fresh = { terms, chargedMrial: 0n, chargedCharityMrial: 0n, returnedMrial: 0n, returnedCharityMrial: 0n };
    this.money.set(terms.sendId, fresh);
    return fresh;
  }
}
