import { StatusChip, type IconName, type StatusTone } from '@peyk/shared-ui';
import type { PatternVersion } from '../api/get-pattern';
import { messages } from '../messages';

const LOOKS: Readonly<Record<PatternVersion['state'], { tone: StatusTone; icon: IconName }>> = {
  waiting: { tone: 'attention', icon: 'clock' },
  accepted: { tone: 'alive', icon: 'checkCircle' },
  refused: { tone: 'danger', icon: 'warning' },
  replaced: { tone: 'quiet', icon: 'refresh' },
};

/** How a version fares with those who review it. */
export function PatternState({ state }: { readonly state: PatternVersion['state'] }) {
  return <StatusChip {...LOOKS[state]}>{messages.states[state]}</StatusChip>;
}
