import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { REPORT_ERRORS } from './reports.errors';

/** Each is shown at its field. */
export const fail: Fail<typeof REPORT_ERRORS, 'send_id' | 'n' | 'number' | 'to_date' | 'to_day'> =
  failWith(REPORT_ERRORS);
