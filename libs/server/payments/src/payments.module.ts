import type { ServerModule } from '@peyk/server-module';
import { inquiryTask } from './inquiry.task';
import type { InquiryPorts } from './inquiry.task';
import { paymentsQueue } from './payments-queue';
import { paymentCommands } from './payments.commands';
import { createPaymentsHandlers } from './payments.routes';
import type { PaymentsDependencies } from './payments.routes';
import { serveReturns } from './serve-returns';

/** Money that comes through a gateway of a bank. */
export function paymentsModule(dependencies: PaymentsDependencies & InquiryPorts) {
  return {
    name: 'payments',
    handlers: createPaymentsHandlers(dependencies),
    tasks: [inquiryTask(dependencies)],
    commands: paymentCommands,
    queues: [paymentsQueue],
    extend: serveReturns(dependencies),
  } satisfies ServerModule;
}
