import { messages } from '../messages';
import { PATTERNS_PATHS } from '../patterns-paths';

/** What is said of an id that the account does not have. */
export const UNKNOWN_PATTERN = {
  title: messages.unknownTitle,
  help: messages.unknownHelp,
  to: PATTERNS_PATHS.list,
  back: messages.backToList,
};
