export { authModule } from './auth-module';
// What stands in the shell's avatar menu leaves this library besides the module: the way out, and what support may do.
export { useSignOut } from './use-sign-out';
export { loadSupportAccess } from './load-support-access';
