import { StatusChip, type IconName, type StatusTone } from '@peyk/shared-ui';
import type { Webhook } from '../api/webhooks';
import { messages } from '../messages';

type State = keyof typeof messages.states;

const LOOKS: Readonly<Record<State, { readonly tone: StatusTone; readonly icon: IconName }>> = {
  on: { tone: 'alive', icon: 'check' },
  off: { tone: 'quiet', icon: 'pause' },
  failing: { tone: 'attention', icon: 'warning' },
  stopped: { tone: 'danger', icon: 'block' },
};

export function stateOf({ is_on, disabled_reason, failing_since }: Webhook): State {
  if (!is_on) return disabled_reason === null ? 'off' : 'stopped';
  return failing_since === null ? 'on' : 'failing';
}

/** Whether events go to an address, in word, drawing and colour. */
export function WebhookStateChip({ webhook }: { readonly webhook: Webhook }) {
  const state = stateOf(webhook);
  return <StatusChip {...LOOKS[state]}>{messages.states[state]}</StatusChip>;
}
