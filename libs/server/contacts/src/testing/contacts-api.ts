import { domainApi } from '@peyk/server-testing';
import { createOperatorResolver } from '@peyk/shared-sms';
import { contactsModule } from '../contacts.module';
import { noFiles } from './no-files';
import { uploadsOf } from './uploads-of';

/** The API of contacts over a database of its own; for the top of a test file. */
export function contactsApi() {
  const api = domainApi(
    contactsModule({
      loadOperators: async () => createOperatorResolver([]),
      uploads: uploadsOf(new Map()),
      files: noFiles,
    }),
  );
  return {
    /** A token of a new account. */
    signIn: () => api.signIn(),
    call: (method: 'GET' | 'POST', path: string, options: { token?: string; body?: object } = {}) =>
      api.call(`/phonebooks${path}`, { method, ...options }),
  };
}
