export { SECRETARY_ERRORS } from './secretary.errors';
export { secretaryModule } from './secretary.module';
