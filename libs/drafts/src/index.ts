export { draftsModule } from './drafts-module';
