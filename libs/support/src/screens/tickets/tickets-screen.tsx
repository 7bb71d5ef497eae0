import { fillPath } from '@peyk/shared-module';
import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { useIsOnBehalf, useMay, usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton } from '@peyk/shared-ui';
import type { FilterValuesOf } from '@peyk/shared-url-state';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { categoriesQuery } from '../../api/list-categories';
import { ticketsQuery, type TicketFilters } from '../../api/list-tickets';
import { messages } from '../../messages';
import { readState } from '../../model/ticket-states';
import { SUPPORT_PATHS } from '../../support-paths';
import { TICKETS_TABLE, ticketFilters } from './tickets-table';

type TicketFilterValues = Partial<FilterValuesOf<ReturnType<typeof ticketFilters>>>;

/** As the contract has it. */
const CATEGORY_CHARS = 40;
const ID_SHAPE = /^[1-9]\d{0,14}$/;

/** What the address asks for, as the API takes it. What nobody can mean is dropped instead of refused. */
function toFilters({ subject, category, number, created, ...values }: TicketFilterValues): TicketFilters {
  const state = readState(values.state);
  return {
    ...(subject !== undefined && { subject }),
    ...(state !== undefined && { state }),
    ...(category !== undefined && { category: category.slice(0, CATEGORY_CHARS) }),
    ...(number !== undefined && ID_SHAPE.test(number) && { id: number }),
    ...(created?.from !== undefined && { from_date: created.from }),
    ...(created?.to !== undefined && { to_date: created.to }),
  };
}

/** What the account has asked of support, and how each of it stands. */
export default function TicketsScreen() {
  usePage({ title: messages.title, hideBack: true });
  const navigate = useNavigate();
  const mayEdit = useMay('ticket.edit');
  const isOnBehalf = useIsOnBehalf();
  const { data: categories = [], isPending } = useQuery(categoriesQuery());
  const options = categories.map(({ key, title }) => ({ value: key, label: title }));
  const list = useListScreen({
    name: 'tickets',
    filters: ticketFilters(options, isPending),
    toFilters,
    query: ticketsQuery,
  });
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
