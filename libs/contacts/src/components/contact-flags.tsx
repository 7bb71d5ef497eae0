import { StatusChip, space, styled } from '@peyk/shared-ui';
import type { Contact } from '../api/list-contacts';
import { messages } from '../messages';

const words = messages.flags;
const Flags = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: space[1] });

/** On which lists a contact stands; nothing for most. */
export function ContactFlags({ contact }: { readonly contact: Contact }) {
  const { blacklisted, receive_blacklisted, opted_out } = contact;
  if (!blacklisted && !receive_blacklisted && !opted_out) return null;
  return (
    <Flags>
      {blacklisted && (
        <StatusChip tone="danger" icon="block">
          {words.blacklisted}
        </StatusChip>
      )}
      {receive_blacklisted && (
        <StatusChip tone="quiet" icon="eyeOff">
          {words.receive}
        </StatusChip>
      )}
      {opted_out && (
        <StatusChip tone="attention" icon="stop">
          {words.optedOut}
        </StatusChip>
      )}
    </Flags>
  );
}
