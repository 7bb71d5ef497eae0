import { RemoveDialog } from '@peyk/shared-screens';
import { formatNumber } from '@peyk/shared-ui';
import { deleteSecretaries, setSecretaryActive } from '../api/change-secretaries';
import type { Secretary } from '../api/list-secretaries';
import { SECRETARIES_KEY } from '../api/secretaries-key';
import { messages } from '../messages';

interface AskingProps {
  readonly secretary: Secretary;
  /** To take it away, or only to let it rest. */
  readonly what: 'remove' | 'rest';
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks before a secretary is removed or laid to rest. Mount it when it is to be open. */
export default function RemoveSecretary({ secretary: { id, title, message_count }, what, ...ends }: AskingProps) {
  if (what === 'rest') {
    return (
      <RemoveDialog
        title={messages.restTitle}
        confirmLabel={messages.rest}
        remove={() => setSecretaryActive(id, false)}
        changes={[SECRETARIES_KEY]}
        sentence={messages.rested}
        {...ends}
      >
        {messages.restBody(title)}
      </RemoveDialog>
    );
  }
  return (
    <RemoveDialog
      title={messages.removeTitle}
      remove={() => deleteSecretaries([id])}
      changes={[SECRETARIES_KEY]}
      sentence={messages.removed}
      {...ends}
    >
      {messages.removeBody(title, formatNumber(message_count))}
    </RemoveDialog>
  );
}
