export { ZARINPAL_URL, zarinpal } from './gateways/zarinpal';
export { ZIBAL_URL, zibal } from './gateways/zibal';
export type { PaymentGateway } from './payment-gateway';
export { PAYMENTS_ERRORS } from './payments.errors';
export { paymentsModule } from './payments.module';
export type { PaymentsDependencies } from './payments.routes';
export type { PaymentsTable } from './payments.tables';
export { listPaymentTransfers } from './transfers-of-payments.repository';
export type { PaymentTransfer } from './transfers-of-payments.repository';
