import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { RECURRING_ERRORS } from './recurring.errors';

/** Where the panel shows what is wrong. */
type Field = 'id' | 'weekdays' | 'month_day' | 'property_id' | 'starts_on' | 'ends_on' | 'max_sends' | 'params';

/** Ends the call with an error of a send that comes again. */
export const failRecurring: Fail<typeof RECURRING_ERRORS, Field> = failWith(RECURRING_ERRORS);
