import { usePage } from '@peyk/shared-store';
import { EMPTY_POLL } from '../../model/poll-form';
import { pollMessages } from '../../poll-messages';
import { SECRETARY_PATHS } from '../../secretary-paths';
import { PollForm } from './poll-form';

/** A new poll is written here. */
export default function CreatePollScreen() {
  usePage({ title: pollMessages.create, backTo: SECRETARY_PATHS.polls });
  return <PollForm initial={EMPTY_POLL} />;
}
