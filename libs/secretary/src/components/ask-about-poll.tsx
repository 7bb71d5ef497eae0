import { RemoveDialog } from '@peyk/shared-screens';
import { formatNumber } from '@peyk/shared-ui';
import { setSecretaryActive } from '../api/change-secretaries';
import { deletePolls, type Poll } from '../api/polls';
import { SECRETARIES_KEY } from '../api/secretaries-key';
import { messages } from '../messages';
import { pollMessages as words } from '../poll-messages';

interface AskingProps {
  readonly poll: Poll;
  /** To take it away, or only to let it rest. */
  readonly what: 'remove' | 'rest';
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks before a poll is removed or laid to rest. Mount it when it is to be open. */
export default function AskAboutPoll({ poll, what, ...ends }: AskingProps) {
  const { id, title, vote_count, message_count } = poll;
  const isRest = what === 'rest';
  return (
    <RemoveDialog
      title={isRest ? words.restTitle : words.removeTitle}
      {...(isRest && { confirmLabel: messages.rest })}
      remove={async () => (isRest ? setSecretaryActive(id, false) : deletePolls([id]))}
      changes={[SECRETARIES_KEY]}
      sentence={isRest ? words.rested : words.removed}
      {...ends}
    >
      {isRest ? words.restBody(title) : words.removeBody(title, formatNumber(vote_count), formatNumber(message_count))}
    </RemoveDialog>
  );
}
