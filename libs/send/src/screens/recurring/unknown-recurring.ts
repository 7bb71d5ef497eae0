import { recurringMessages as words } from '../../recurring-messages';
import { SEND_PATHS } from '../../send-paths';

/** What is said of an id that the account does not have. */
export const UNKNOWN_RECURRING = {
  title: words.unknownTitle,
  help: words.unknownHelp,
  to: SEND_PATHS.recurringList,
  back: words.toAll,
} as const;
