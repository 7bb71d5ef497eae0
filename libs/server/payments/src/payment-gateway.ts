import type { GatewayName } from './payments.tables';

/** What the gateway is asked to collect. */
export interface Order {
  paymentId: bigint;
  /** Whole rials: what the person pays, tax included. */
  payableRial: number;
  description: string;
  /** Where the browser comes back to. */
  callbackUrl: string;
}

/** A payment that the gateway knows. */
export interface KnownPayment {
  authority: string;
  paymentId: bigint;
  payableRial: number;
  begunAt: Date;
  /** Since it was begun. */
  ageMs: number;
  /** Of a gateway with `readReturn`, once a browser has come back; with or without what `verify` is asked with. */
  returned: { receipt: string | null } | null;
}

/** What the browser has brought back: for `verify` to ask with, and never an answer. */
export interface Brought {
  /** Null where the browser came back without one: a payment that was broken off has none. */
  receipt: string | null;
  /** Our number of the payment, as the form has it. */
  orderId: string | null;
  /** Null where the form has none. */
  authority: string | null;
}

/** How a payment stands at the bank. `unknown`: no answer that says so. `brought`: the gateway has no inquiry, and there is a receipt to verify. */
export type Standing = 'paid' | 'open' | 'failed' | 'unknown' | 'brought';

export type Verdict =
  | { outcome: 'paid'; reference: string; card: string | null }
  /** Not now: no answer, or one that another question may change. */
  | { outcome: 'unclear' }
  /** The gateway knows no such money, or has given it back. */
  | { outcome: 'failed' }
  /** The bank has something else than we asked for: a person has to look. */
  | { outcome: 'mismatch'; fault: string };

/** The gateway did not take the order; nobody can have paid. */
export class GatewayRefusedError extends Error {
  constructor(readonly fault: string) {
    super(`The gateway did not take the order: ${fault}`);
    this.name = 'GatewayRefusedError';
  }
}

/** A gateway of a bank. Only `verify` may lead to a credit; `inquire` never does. */
export interface PaymentGateway {
  readonly name: GatewayName;
  /** As people know it. */
  readonly title: string;
  /** Whether the description of an order reaches it. */
  readonly takesDescription: boolean;
  /** Not idempotent, so never repeated. @throws GatewayRefusedError, also when no answer came: the address is unknown then */
  request(order: Order): Promise<{ authority: string; url: string }>;
  inquire(payment: KnownPayment): Promise<Standing>;
  /** Confirms that we take the money. A second time says the same again. */
  verify(payment: KnownPayment): Promise<Verdict>;
  /**
   * Of a gateway that can be asked only with what the browser brings: reads the form that it brings, undefined for what is none of this
   * gateway's. The browser then comes back to an address of the server's, and from there to `callbackUrl`.
   */
  readReturn?(words: URLSearchParams): Brought | undefined;
}
