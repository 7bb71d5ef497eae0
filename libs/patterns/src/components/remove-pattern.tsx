import { RemoveDialog } from '@peyk/shared-screens';
import { deletePatterns } from '../api/change-patterns';
import type { Pattern } from '../api/list-patterns';
import { PATTERNS_KEY } from '../api/patterns-key';
import { messages } from '../messages';

interface RemovePatternProps {
  readonly pattern: Pattern;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks before a pattern is removed. Mount it when it is to be open. */
export default function RemovePattern({ pattern, onDone, onClose }: RemovePatternProps) {
  return (
    <RemoveDialog
      title={messages.removeTitle}
      remove={() => deletePatterns([pattern.id])}
      changes={[PATTERNS_KEY]}
      sentence={messages.removed}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{messages.removeBody(pattern.title)}</p>
      {pattern.type === 'shared' && <p>{messages.shared.removeHint}</p>}
    </RemoveDialog>
  );
}
