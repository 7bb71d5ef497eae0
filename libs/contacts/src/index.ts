export { contactsModule } from './contacts-module';
