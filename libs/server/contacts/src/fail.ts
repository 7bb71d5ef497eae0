import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { CONTACTS_ERRORS } from './contacts.errors';
import { IMPORTS_ERRORS } from './imports/imports.errors';

const ERRORS = { ...CONTACTS_ERRORS, ...IMPORTS_ERRORS };

export type ContactsError = keyof typeof ERRORS;

export const fail: Fail<typeof ERRORS> = failWith(ERRORS);
