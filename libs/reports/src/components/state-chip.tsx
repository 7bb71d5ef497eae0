import { stateWordsOf, type Send } from '@peyk/shared-sends';
import { StatusChip, Tooltip } from '@peyk/shared-ui';

interface StateChipProps {
  readonly send: Pick<Send, 'state' | 'state_reason' | 'counts'>;
}

/** The state of a send in a word; what it means shows while the pointer or the keyboard rests on it. */
export function StateChip({ send }: StateChipProps) {
  const { label, meaning, tone, icon } = stateWordsOf(send);
  return (
    <Tooltip text={send.state_reason ?? meaning}>
      <span tabIndex={0} style={{ display: 'inline-flex' }}>
        <StatusChip tone={tone} icon={icon}>
          {label}
        </StatusChip>
      </span>
    </Tooltip>
  );
}
