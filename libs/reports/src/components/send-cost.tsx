import { costOf, type Send } from '@peyk/shared-sends';
import { Money, VisuallyHidden } from '@peyk/shared-ui';
import { messages } from '../messages';

const words = messages.cost;

interface SendCostProps {
  readonly send: Pick<Send, 'state' | 'counts' | 'cost' | 'held'>;
  /** Leave the unit out only where the column's head says it. */
  readonly withoutUnit?: boolean;
}

/** What a send costs; «تا …» is what was set aside for one whose recipients are not known yet, a dash that nobody knows it. */
export function SendCost({ send, withoutUnit }: SendCostProps) {
  const { rial, isAtMost } = costOf(send);
  if (rial === null) {
    return (
      <span>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{words.unknown}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span>
      {isAtMost && `${words.atMost} `}
      <Money rial={rial} withoutUnit={withoutUnit} />
    </span>
  );
}
