export { accountsModule } from './accounts-module';
