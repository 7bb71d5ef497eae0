export { DEVELOPERS_ERRORS } from './developers.errors';
export { developersModule } from './developers.module';
export type { ApiKeysTable } from './developers.tables';
