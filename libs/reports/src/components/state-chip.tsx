import { SEND_STATES, type SendState } from '@peyk/shared-sends';
import { StatusChip, Tooltip } from '@peyk/shared-ui';

/** The state of a send in a word; what it means shows while the pointer or the keyboard rests on it. */
export function StateChip({ state, reason }: { readonly state: SendState; readonly reason: string | null }) {
  const { label, meaning, tone, icon } = SEND_STATES[state];
  return (
    <Tooltip text={reason ?? meaning}>
      <span tabIndex={0} style={{ display: 'inline-flex' }}>
        <StatusChip tone={tone} icon={icon}>
          {label}
        </StatusChip>
      </span>
    </Tooltip>
  );
}
