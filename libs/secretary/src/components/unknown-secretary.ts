import { messages } from '../messages';
import { SECRETARY_PATHS } from '../secretary-paths';

/** What is said of an id that the account does not have. */
export const UNKNOWN_SECRETARY = {
  title: messages.unknownTitle,
  help: messages.unknownHelp,
  to: SECRETARY_PATHS.list,
  back: messages.backToList,
};
