import type { ServerContext } from '@peyk/server-database';
import { describeError } from '@peyk/server-http';
import type { PeriodicTask, TellBySms } from '@peyk/server-module';
import { checkPayment } from './check-payment.service';
import type { PaymentGateway } from './payment-gateway';
import { nextCheck } from './payments.policy';
import { listDue, updatePayment } from './payments.repository';
import type { PaymentRow } from './payments.repository';
import { GATEWAY_NAMES } from './payments.tables';
import type { GatewayName } from './payments.tables';

const EVERY_MS = 30_000;
/** A round of one gateway: with a bank that never answers it takes some minutes, and the rest is due still. */
const AT_ONCE = 50;

/** What the task asks, and how it tells of what it finds. */
export interface InquiryPorts {
  gateways: readonly PaymentGateway[];
  tellBySms: TellBySms;
}

async function inquireOne(context: ServerContext, { gateways, tellBySms }: InquiryPorts, payment: PaymentRow) {
  if (payment.state === 'created') {
    // Killed before its address was known: nobody can have paid.
    await updatePayment(context.db, payment, { state: 'failed', fault: 'not_taken', next_check_at: null });
    return;
  }
  const gateway = gateways.find(({ name }) => name === payment.gateway);
  if (gateway !== undefined) return checkPayment(context, gateway, payment, tellBySms);
  // Its gateway is not configured any more. Nobody else can ask; at the end a person has to.
  const next = nextCheck(payment.createdAt, context.clock.now());
  const isOver = next === null && payment.state === 'waiting';
  await updatePayment(context.db, payment, {
    state: isOver ? 'undecided' : payment.state,
    ...(isOver && { fault: 'no_gateway' }),
    next_check_at: next,
  });
}

/** A round of one gateway, one payment after another. */
async function inquireOf(context: ServerContext, ports: InquiryPorts, gateway: GatewayName): Promise<number> {
  const due = await listDue(context.db, { gateway, now: context.clock.now(), limit: AT_ONCE });
  for (const payment of due) {
    await inquireOne(context, ports, payment).catch((error: unknown) => {
      context.log.error({ payment: String(payment.id), err: describeError(error) }, 'a payment could not be settled');
    });
  }
  return due.length;
}

/**
 * Finds out about payments whose browser never came back, and about those that could not be told at once. One that had failed and is
 * paid after all is told of by SMS.
 */
export function inquiryTask(ports: InquiryPorts): PeriodicTask {
  return {
    name: 'payment-inquiry',
    everyMs: EVERY_MS,
    async run(context) {
      // Beside each other: one that is silent takes minutes, and what came back from another has half an hour.
      const counts = await Promise.all(GATEWAY_NAMES.map((gateway) => inquireOf(context, ports, gateway)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
