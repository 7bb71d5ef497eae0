import { messages } from '../messages';
import { readerMessages } from '../reader-messages';
import { SECRETARY_PATHS } from '../secretary-paths';

/** What is said of an id that the account does not have. */
export const UNKNOWN_READER = {
  title: readerMessages.unknownTitle,
  help: messages.unknownHelp,
  to: SECRETARY_PATHS.readers,
  back: messages.backToList,
};
