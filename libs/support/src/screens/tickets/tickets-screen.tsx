import { fillPath } from '@peyk/shared-module';
import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { useIsOnBehalf, useMay, usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton } from '@peyk/shared-ui';
import { Link, useNavigate } from 'react-router';
import { ticketsQuery, type TicketFilters } from '../../api/list-tickets';
import { messages } from '../../messages';
import { readState } from '../../model/ticket-states';
import { SUPPORT_PATHS } from '../../support-paths';
import { TICKETS_TABLE, TICKET_FILTERS } from './tickets-table';

function toFilters(values: { readonly subject?: string; readonly state?: string }): TicketFilters {
  const state = readState(values.state);
  return {
    ...(values.subject !== undefined && { subject: values.subject }),
    ...(state !== undefined && { state }),
  };
}

/** What the account has asked of support, and how each of it stands. */
export default function TicketsScreen() {
  usePage({ title: messages.title, hideBack: true });
  const navigate = useNavigate();
  const mayEdit = useMay('ticket.edit');
  const isOnBehalf = useIsOnBehalf();
  const list = useListScreen({ name: 'tickets', filters: TICKET_FILTERS, toFilters, query: ticketsQuery });
  const create = mayEdit && !isOnBehalf && (
    <LinkButton component={Link} to={SUPPORT_PATHS.create} icon="plus" variant="primary">
      {messages.create}
    </LinkButton>
  );
  return (
    <ListScreen
      list={list}
      table={{ ...TICKETS_TABLE, onRowPress: ({ id }) => void navigate(fillPath(SUPPORT_PATHS.one, { id })) }}
      noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
      empty={<EmptyFace title={messages.emptyTitle} help={messages.emptyHelp} />}
    >
      {create}
    </ListScreen>
  );
}
