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
}

/** How a payment stands at the bank. `unknown`: no answer that says so. */
export type Standing = 'paid' | 'open' | 'failed' | 'unknown';

export type Verdict =
  | { outcome: 'paid'; reference: string; card: string | null }
  /** Not now: no answer, or one that another question may change. */
  | { outcome: 'unclear' }
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
  /** Not idempotent, so never repeated. @throws GatewayRefusedError, also when no answer came: the address is unknown then */
  request(order: Order): Promise<{ authority: string; url: string }>;
  inquire(payment: KnownPayment): Promise<Standing>;
  /** Confirms that we take the money. A second time says the same again. */
  verify(payment: KnownPayment): Promise<Verdict>;
}
