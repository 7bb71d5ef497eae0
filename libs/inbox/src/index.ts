export { inboxModule } from './inbox-module';
