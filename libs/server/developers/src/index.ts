export { DEVELOPERS_ERRORS } from './developers.errors';
export { developersModule } from './developers.module';
export { PROGRAMS_ERRORS } from './programs/programs.errors';
export type { OneTimeCodesTable } from './otp/one-time-codes.tables';
export type { ApiKeysTable } from './developers.tables';
