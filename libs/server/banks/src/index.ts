export { generateBank } from './admin/generate-bank';
export type { BankChoice, BankFilters } from './bank-choice';
export { BANKS_ERRORS } from './banks.errors';
export { banksModule } from './banks.module';
export type { BankNumbersTable } from './banks.tables';
export { requirePeople } from './choose-people';
export type { BankWay } from './choose-people';
export { chosenPeople } from './find-people';
