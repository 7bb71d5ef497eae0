import { StatusChip, type IconName, type StatusTone } from '@peyk/shared-ui';
import type { ColleagueState } from '../api/colleagues-queries';
import { messages } from '../messages';

const LOOKS: Readonly<Record<ColleagueState, { readonly tone: StatusTone; readonly icon: IconName }>> = {
  pending: { tone: 'attention', icon: 'clock' },
  active: { tone: 'alive', icon: 'check' },
  deactivated: { tone: 'quiet', icon: 'block' },
};

/** The state of a colleague, in word, drawing and colour. */
export function ColleagueStateChip({ state }: { readonly state: ColleagueState }) {
  return <StatusChip {...LOOKS[state]}>{messages.states[state]}</StatusChip>;
}
