export { profileModule } from './profile-module';
