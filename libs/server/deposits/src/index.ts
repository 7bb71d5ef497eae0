export { DEPOSITS_ERRORS } from './deposits.errors';
export { depositsModule } from './deposits.module';
export { listDepositTransfers } from './transfers-of-deposits.repository';
export type { DepositTransfer } from './transfers-of-deposits.repository';
export type { DepositTargetsTable, DepositsTable } from './deposits.tables';
