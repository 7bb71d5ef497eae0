import { StatusChip, type IconName, type StatusTone } from '@peyk/shared-ui';
import type { Secretary } from '../api/list-secretaries';
import { messages } from '../messages';

const LOOKS: Readonly<Record<Secretary['state'], { tone: StatusTone; icon: IconName }>> = {
  waiting: { tone: 'attention', icon: 'clock' },
  accepted: { tone: 'alive', icon: 'checkCircle' },
  refused: { tone: 'danger', icon: 'warning' },
};

/** Whether a secretary works; of one that was not accepted, why not. */
export function SecretaryState({ state, is_active }: Pick<Secretary, 'state' | 'is_active'>) {
  if (state !== 'accepted') return <StatusChip {...LOOKS[state]}>{messages.states[state]}</StatusChip>;
  if (!is_active)
    return (
      <StatusChip tone="quiet" icon="pause">
        {messages.resting}
      </StatusChip>
    );
  return <StatusChip {...LOOKS.accepted}>{messages.working}</StatusChip>;
}
