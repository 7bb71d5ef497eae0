import { fillPath } from '@peyk/shared-module';
import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { EmptyFace, LinkButton } from '@peyk/shared-ui';
import { Link, useNavigate } from 'react-router';
import { colleaguesQuery, type ColleagueState } from '../../api/colleagues-queries';
import { COLLEAGUES_PATHS } from '../../colleagues-paths';
import { messages } from '../../messages';
import { COLLEAGUES_FILTERS, COLLEAGUES_TABLE } from './colleagues-table';

const STATES: readonly string[] = ['pending', 'active', 'deactivated'] satisfies ColleagueState[];
const isState = (text: string | undefined): text is ColleagueState => text !== undefined && STATES.includes(text);

/** The people of the account. */
export function ColleaguesList() {
  const navigate = useNavigate();
  const mayEdit = useMay('colleague.edit');
  const list = useListScreen({
    name: 'colleagues',
    filters: COLLEAGUES_FILTERS,
    toFilters: ({ search, state }) => ({ ...(search !== undefined && { search }), ...(isState(state) && { state }) }),
    query: colleaguesQuery,
  });
  const invite = mayEdit && (
    <LinkButton component={Link} to={COLLEAGUES_PATHS.invite} icon="plus" variant="primary">
      {messages.invite}
    </LinkButton>
  );
  return (
    <ListScreen
      list={list}
      table={{
        ...COLLEAGUES_TABLE,
        onRowPress: ({ id }) => void navigate(fillPath(COLLEAGUES_PATHS.one, { id })),
      }}
      noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
      empty={<EmptyFace title={messages.emptyTitle} help={messages.emptyHelp} />}
    >
      {invite}
    </ListScreen>
  );
}
