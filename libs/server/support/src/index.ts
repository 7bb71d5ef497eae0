export { SUPPORT_ERRORS } from './support.errors';
export { supportModule } from './support.module';
