import { StatusChip } from '@peyk/shared-ui';
import type { TicketState } from '../api/list-tickets';
import { TICKET_STATES } from '../model/ticket-states';

/** The state of a ticket, in its colour and with its drawing. */
export function StateChip({ state }: { readonly state: TicketState }) {
  const { label, tone, icon } = TICKET_STATES[state];
  return (
    <StatusChip tone={tone} icon={icon}>
      {label}
    </StatusChip>
  );
}
