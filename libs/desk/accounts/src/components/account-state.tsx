import { StatusChip, type IconName, type StatusTone } from '@peyk/shared-ui';
import type { DeskAccount } from '../api/accounts-query';
import { STATES } from '../messages';

const LOOKS: Readonly<Record<DeskAccount['state'], { tone: StatusTone; icon: IconName }>> = {
  active: { tone: 'alive', icon: 'check' },
  checking: { tone: 'attention', icon: 'clock' },
  inactive: { tone: 'quiet', icon: 'pause' },
  blocked: { tone: 'danger', icon: 'block' },
};

/** How an account stands. */
export function AccountState({ state }: Pick<DeskAccount, 'state'>) {
  return <StatusChip {...LOOKS[state]}>{STATES[state]}</StatusChip>;
}
