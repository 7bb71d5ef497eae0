import { StatusChip, type IconName, type StatusTone } from '@peyk/shared-ui';
import type { ApiKey } from '../api/api-keys';
import { messages } from '../messages';

const LOOKS: Readonly<Record<ApiKey['state'], { readonly tone: StatusTone; readonly icon: IconName }>> = {
  active: { tone: 'alive', icon: 'check' },
  expired: { tone: 'quiet', icon: 'clock' },
  maker_gone: { tone: 'attention', icon: 'block' },
  role_gone: { tone: 'attention', icon: 'block' },
};

/** Whether a key is of use, and if not why, in word, drawing and colour. */
export function ApiKeyStateChip({ state }: { readonly state: ApiKey['state'] }) {
  return <StatusChip {...LOOKS[state]}>{messages.states[state]}</StatusChip>;
}
