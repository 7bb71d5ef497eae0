import { DetailView } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pollQuery } from '../../api/polls';
import { UNKNOWN_POLL } from '../../components/unknown-poll';
import { pollValuesOf } from '../../model/poll-form';
import { pollMessages } from '../../poll-messages';
import { SECRETARY_PATHS } from '../../secretary-paths';
import { PollForm } from './poll-form';

/** A poll is written anew here; its votes stay. */
export default function UpdatePollScreen() {
  const { id = '' } = useParams();
  usePage({ title: pollMessages.editTitle, backTo: SECRETARY_PATHS.polls });
  return (
    <DetailView query={useQuery(pollQuery(id))} unknown={UNKNOWN_POLL}>
      {(poll) => <PollForm id={id} initial={pollValuesOf(poll)} hasBegun={poll.voter_count > 0} />}
    </DetailView>
  );
}
