import { randomBytes, randomInt } from 'node:crypto';
import { scenarioOf } from './scenarios';
import type { Scenario } from './scenarios';

export type GatewayProtocol = 'zarinpal' | 'zibal' | 'sep';

/** `verified`: the merchant has taken the money. `reversed`: the bank has given it back. */
export type OrderState = 'open' | 'paid' | 'verified' | 'cancelled' | 'failed' | 'expired' | 'reversed';

/** What the person and the bank have done about one order. */
export interface BankOrder {
  /** What the protocol calls it: an authority, a track id or a token. */
  id: string;
  protocol: GatewayProtocol;
  /** Rial. */
  amount: number;
  orderId: string;
  description: string;
  callbackUrl: string;
  state: OrderState;
  scenario: Scenario;
  /** A fault that comes once has come. */
  hasFailed: boolean;
  /** The bank's number of the transaction; no two orders have the same. */
  refNumber: number;
  /** As the gateway shows it. */
  card: string;
  openedAt: number;
  paidAt?: number;
  /** Whose order it is, where the protocol compares that. */
  terminal?: string;
  /** It was given back because nobody verified it in time. */
  isLate?: boolean;
}

export type NewOrder = Pick<BankOrder, 'protocol' | 'amount' | 'orderId' | 'description' | 'callbackUrl' | 'terminal'>;

/** What a person does at the page. `pay-and-leave` pays and never goes back; `leave` does nothing at all. */
export const ACTS = ['pay', 'pay-and-leave', 'decline', 'cancel'] as const;
export type Act = (typeof ACTS)[number];

export interface BankOptions {
  now?: () => number;
  /** Orders of an earlier run. */
  orders?: readonly BankOrder[];
  /** After each change. */
  onChange?: (orders: readonly BankOrder[]) => void;
}

/** So long a page of a bank stands. */
export const ORDER_LIFETIME_MS = 15 * 60_000;
/** So long money waits for `verify` at a gateway that gives it back by itself. */
const TAKEN_WITHIN_MS = 30 * 60_000;
const CARDS = ['502229******5995', '603799******4012', '621986******8080', '627412******0044'];
/** What an order for another amount differs by, in rial. */
const OTHER_AMOUNT_RIAL = 10_000;
const AUTHORITY_CHARS = 35;
const MOST_ORDERS = 20_000;

/** How each protocol names an order. */
const DRAWN: Readonly<Record<GatewayProtocol, () => string>> = {
  zarinpal: () => `S${drawDigits(AUTHORITY_CHARS)}`,
  zibal: () => `1${drawDigits(12)}`,
  sep: () => randomBytes(16).toString('hex'),
};

const drawDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** The orders of a gateway and what becomes of them: the facts that all protocols tell in their own words. */
export class Bank {
  readonly #orders: Map<string, BankOrder>;
  readonly #now: () => number;
  readonly #onChange: BankOptions['onChange'];
  #nextReference: number;

  constructor({ now = Date.now, orders = [], onChange }: BankOptions = {}) {
    this.#now = now;
    this.#onChange = onChange;
    this.#orders = new Map(orders.map((order) => [order.id, order]));
    // From the clock, so that a bank whose orders were thrown away gives no number a second time.
    this.#nextReference = Math.floor(now() / 100);
  }

  /** Newest last. */
  get orders(): readonly BankOrder[] {
    return [...this.#orders.values()];
  }

  /** The order as it stands now. */
  find(id: unknown): BankOrder | undefined {
    const order = this.#orders.get(String(id));
    if (order) this.#age(order);
    return order;
  }

  /** The first order that is such a one, as it stands now. */
  findFirst(isWanted: (order: BankOrder) => boolean): BankOrder | undefined {
    for (const order of this.#orders.values()) if (isWanted(order)) return this.find(order.id);
    return undefined;
  }

  /** What time alone does: a page ends, and money that nobody has taken goes back where the gateway keeps it no longer. */
  #age(order: BankOrder): void {
    const { state, protocol, openedAt, paidAt = openedAt } = order;
    const now = this.#now();
    if (state === 'open' && now - openedAt > ORDER_LIFETIME_MS) this.#change(order, 'expired');
    if (state !== 'paid' || protocol !== 'sep' || now - paidAt <= TAKEN_WITHIN_MS) return;
    order.isLate = true;
    this.#change(order, 'reversed');
  }

  open(order: NewOrder): BankOrder {
    const opened: BankOrder = {
      ...order,
      id: DRAWN[order.protocol](),
      state: 'open',
      scenario: scenarioOf(order.amount),
      hasFailed: false,
      refNumber: this.#nextReference++,
      card: CARDS[this.#orders.size % CARDS.length] ?? '',
      openedAt: this.#now(),
    };
    this.#orders.set(opened.id, opened);
    const [oldest] = this.#orders.keys();
    if (this.#orders.size > MOST_ORDERS && oldest !== undefined) this.#orders.delete(oldest);
    this.#onChange?.(this.orders);
    return opened;
  }

  /** Does what the person at the page does. False when the order is not open any more. */
  act(id: string, act: Act, scenario?: Scenario): boolean {
    const order = this.find(id);
    if (order?.state !== 'open') return false;
    if (scenario !== undefined) order.scenario = scenario;
    if (act === 'cancel') this.#change(order, 'cancelled');
    else if (act === 'decline') this.#change(order, 'failed');
    else {
      order.paidAt = this.#now();
      this.#change(order, order.scenario === 'reversed' ? 'reversed' : 'paid');
    }
    return true;
  }

  /** The merchant takes the money. How the order stood before, where it could be taken. */
  verify(order: BankOrder): 'paid' | 'verified' | undefined {
    const { state } = order;
    if (state !== 'paid' && state !== 'verified') return undefined;
    if (state === 'paid') this.#change(order, 'verified');
    return state;
  }

  /** What was taken from the card, in rial. */
  takenOf({ amount, scenario }: BankOrder): number {
    return scenario === 'other-amount' ? amount - OTHER_AMOUNT_RIAL : amount;
  }

  /** Whether a fault that comes once comes now. */
  failsNow(order: BankOrder): boolean {
    if (order.hasFailed) return false;
    order.hasFailed = true;
    this.#onChange?.(this.orders);
    return true;
  }

  #change(order: BankOrder, state: OrderState): void {
    order.state = state;
    this.#onChange?.(this.orders);
  }
}
