import { StatusChip } from '@peyk/shared-ui';
import { useState } from 'react';
import type { Poll } from '../api/polls';
import { pollMessages } from '../poll-messages';
import { SecretaryState } from './secretary-state';

/** Whether a poll counts votes now: one that works may not have begun, or has ended. */
export function PollState({ state, is_active, starts_at, ends_at }: Poll) {
  // The moment in which it is shown: lists and pages are asked for anew often enough.
  const [now] = useState(Date.now);
  const works = state === 'accepted' && is_active;
  if (works && ends_at !== null && Date.parse(ends_at) <= now) {
    return (
      <StatusChip tone="quiet" icon="check">
        {pollMessages.ended}
      </StatusChip>
    );
  }
  if (works && starts_at !== null && Date.parse(starts_at) > now) {
    return (
      <StatusChip tone="quiet" icon="clock">
        {pollMessages.notBegun}
      </StatusChip>
    );
  }
  return <SecretaryState state={state} is_active={is_active} />;
}
