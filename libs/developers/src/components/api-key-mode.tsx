import { StatusChip, type IconName, type StatusTone } from '@peyk/shared-ui';
import type { ApiKey } from '../api/api-keys';
import { messages } from '../messages';

const LOOKS: Readonly<Record<ApiKey['mode'], { readonly tone: StatusTone; readonly icon: IconName }>> = {
  live: { tone: 'alive', icon: 'send' },
  test: { tone: 'attention', icon: 'pencil' },
};

/** Whether a key sends and spends, in word, drawing and colour. */
export function ApiKeyModeChip({ mode }: { readonly mode: ApiKey['mode'] }) {
  return <StatusChip {...LOOKS[mode]}>{messages.modes[mode]}</StatusChip>;
}
