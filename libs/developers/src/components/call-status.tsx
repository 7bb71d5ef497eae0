import { LatinRun, StatusChip, type IconName, type StatusTone } from '@peyk/shared-ui';
import type { ApiCall } from '../api/api-calls';
import { callsMessages as messages } from '../calls-messages';
import { resultOf, type CallResult } from '../model/api-calls';

const LOOKS: Readonly<Record<CallResult, { readonly tone: StatusTone; readonly icon: IconName }>> = {
  succeeded: { tone: 'alive', icon: 'checkCircle' },
  refused: { tone: 'attention', icon: 'block' },
  failed: { tone: 'danger', icon: 'warning' },
};

/** What came of a call, in word, number, drawing and colour. */
export function CallStatus({ status, error_code }: Pick<ApiCall, 'status' | 'error_code'>) {
  const result = resultOf(status);
  return (
    <StatusChip {...LOOKS[result]}>
      {messages.results[result]} <LatinRun>{error_code ?? String(status)}</LatinRun>
    </StatusChip>
  );
}
