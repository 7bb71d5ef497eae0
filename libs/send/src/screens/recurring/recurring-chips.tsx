import { SEND_STATES, toSendState } from '@peyk/shared-sends';
import { StatusChip } from '@peyk/shared-ui';
import type { RecurringRun, RecurringState } from '../../api/recurring';
import { recurringListMessages as words } from '../../recurring-list-messages';

const STATES = {
  active: { tone: 'alive', icon: 'refresh' },
  paused: { tone: 'attention', icon: 'pause' },
  ended: { tone: 'quiet', icon: 'check' },
} as const;

/** Whether it comes again. */
export function RecurringChip({ state }: { readonly state: RecurringState }) {
  return <StatusChip {...STATES[state]}>{words.states[state]}</StatusChip>;
}

const OUTCOMES = {
  sent: { tone: 'alive', icon: 'check' },
  nobody: { tone: 'quiet', icon: 'user' },
  missed: { tone: 'danger', icon: 'warning' },
} as const;

/** What became of a time: of one that was sent, how its send is. */
export function RunChip({ run: { outcome, send_state: state } }: { readonly run: RecurringRun }) {
  const known = state === null ? undefined : toSendState(String(state));
  if (outcome === 'sent' && known !== undefined) {
    const { tone, icon, label } = SEND_STATES[known];
    return (
      <StatusChip tone={tone} icon={icon}>
        {label}
      </StatusChip>
    );
  }
  return <StatusChip {...OUTCOMES[outcome]}>{words.outcomes[outcome]}</StatusChip>;
}
