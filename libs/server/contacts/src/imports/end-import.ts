import type { ServerContext } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { CONTACTS_ERRORS } from '../contacts.errors';
import { IMPORT_STATE, countFailedTry, endImport, postponeImport } from './imports.repository';
import type { ImportRow } from './imports.repository';

/** Tries of one page: with the pauses between them somewhat more than ten minutes. */
const MOST_TRIES = 8;
const FIRST_PAUSE_MS = 5_000;

const REASON = {
  noPhonebook: 'دفترچه‌های این فایل پیش از پایان کار حذف شدند و جایی برای شماره‌های آن نماند.',
  noFile: 'فایل پیش از پایان کار از میان رفت؛ آنچه افزوده شده است می‌ماند. برای بقیه لطفاً فایل را دوباره بفرستید.',
  tries:
    'این فایل با چند بار تلاش تا پایان خوانده نشد؛ آنچه افزوده شده است می‌ماند. لطفاً فایل را دوباره بفرستید و اگر باز هم نشد به پشتیبانی خبر دهید.',
} as const;

/** Ends an import that cannot go on; what it has added stays. */
export function failImport({ db, clock }: ServerContext, row: ImportRow, why: keyof typeof REASON): Promise<void> {
  return endImport(db, row, { state: IMPORT_STATE.failed, reason: REASON[why], at: clock.now() });
}

/** Somebody else changes the account's contacts: no fault of the file. */
export function isBusy(error: unknown): boolean {
  return error instanceof DomainError && error.code === CONTACTS_ERRORS.busy.code;
}

/** Lets an import whose account is busy come again a little later, however often. */
export async function postpone({ db, clock, log }: ServerContext, row: ImportRow): Promise<void> {
  log.warn({ importId: String(row.id) }, 'an account is busy; its file is read on into phonebooks later');
  await postponeImport(db, row, { at: clock.now(), pauseMs: FIRST_PAUSE_MS });
}

/** Lets an import whose page could not be read come again after a pause, twice as long each time; after the eighth try it has failed. */
export async function retryOrFail(context: ServerContext, row: ImportRow, error: unknown): Promise<void> {
  const { db, clock, log } = context;
  const tries = await countFailedTry(db, row, { at: clock.now(), firstPauseMs: FIRST_PAUSE_MS });
  log.error({ err: error, importId: String(row.id), tries }, 'a file could not be read on into phonebooks');
  if (tries >= MOST_TRIES) await failImport(context, row, 'tries');
}
