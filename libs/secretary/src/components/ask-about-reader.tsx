import { RemoveDialog } from '@peyk/shared-screens';
import { formatNumber } from '@peyk/shared-ui';
import { setSecretaryActive } from '../api/change-secretaries';
import { deleteReaders, type Reader } from '../api/readers';
import { SECRETARIES_KEY } from '../api/secretaries-key';
import { messages } from '../messages';
import { readerMessages as words } from '../reader-messages';

interface AskingProps {
  readonly reader: Reader;
  /** To take it away, or only to let it rest. */
  readonly what: 'remove' | 'rest';
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks before a code reader is removed or laid to rest. Mount it when it is to be open. */
export default function AskAboutReader({ reader, what, ...ends }: AskingProps) {
  const { id, title, code_count, message_count } = reader;
  const isRest = what === 'rest';
  return (
    <RemoveDialog
      title={isRest ? words.restTitle : words.removeTitle}
      {...(isRest && { confirmLabel: messages.rest })}
      remove={async () => (isRest ? setSecretaryActive(id, false) : deleteReaders([id]))}
      changes={[SECRETARIES_KEY]}
      sentence={isRest ? words.rested : words.removed}
      {...ends}
    >
      {isRest ? words.restBody(title) : words.removeBody(title, formatNumber(code_count), formatNumber(message_count))}
    </RemoveDialog>
  );
}
