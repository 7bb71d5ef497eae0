export { authModule } from './auth-module';
// The way out stands in the shell's avatar menu, so it is the one thing besides the module that leaves this library.
export { useSignOut } from './use-sign-out';
