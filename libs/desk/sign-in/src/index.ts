export { signInModule } from './sign-in-module';
