export { DEPOSITS_ERRORS } from './deposits.errors';
export { depositsModule } from './deposits.module';
export type { DepositTargetsTable, DepositsTable } from './deposits.tables';
