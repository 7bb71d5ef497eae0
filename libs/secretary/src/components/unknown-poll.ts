import { messages } from '../messages';
import { pollMessages } from '../poll-messages';
import { SECRETARY_PATHS } from '../secretary-paths';

/** What is said of an id that the account does not have. */
export const UNKNOWN_POLL = {
  title: pollMessages.unknownTitle,
  help: messages.unknownHelp,
  to: SECRETARY_PATHS.polls,
  back: messages.backToList,
};
