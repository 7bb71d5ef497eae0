import { fillPath } from '@peyk/shared-module';
import { ListScreen, RowLink, useListScreen } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import {
  Caption,
  EmptyFace,
  LinkButton,
  LongWords,
  Stack,
  When,
  space,
  styled,
  type TableProps,
} from '@peyk/shared-ui';
import { Link, useNavigate } from 'react-router';
import { recurringQuery, type Recurring } from '../../api/recurring';
import { WaysNav } from '../../components/ways-nav';
import { ruleWords } from '../../model/recurring-rule';
import { recurringListMessages as words } from '../../recurring-list-messages';
import { recurringMessages } from '../../recurring-messages';
import { SEND_PATHS } from '../../send-paths';
import { RecurringChip, RunChip } from './recurring-chips';

const NAME_CHARS = 40;
const Item = styled('div')({ display: 'grid', justifyItems: 'start', gap: space[1], minInlineSize: 0 });
const pathOf = (id: string) => fillPath(SEND_PATHS.recurring, { id });

/** All sends that come again, with their next and their last time. */
export default function RecurringListScreen() {
  usePage({ title: recurringMessages.title, backTo: SEND_PATHS.root });
  const navigate = useNavigate();
  const list = useListScreen({ name: 'recurring', filters: [], toFilters: () => ({}), query: recurringQuery });
  const create = (
    <LinkButton component={Link} to={SEND_PATHS.newRecurring} variant="primary" icon="plus">
      {words.create}
    </LinkButton>
  );
  return (
    <Stack gap={5}>
      <WaysNav />
      <ListScreen
        list={list}
        title={words.caption}
        table={tableOf((id) => void navigate(pathOf(id)))}
        noResult={{ title: words.noResultTitle, help: words.noResultHelp }}
        empty={<EmptyFace drawing="send" title={words.emptyTitle} help={words.emptyHelp} action={create} />}
      >
        {create}
      </ListScreen>
    </Stack>
  );
}

function tableOf(open: (id: string) => void): TableProps<Recurring> {
  const { columns } = words;
  return {
    caption: words.caption,
    columns: [
      { key: 'text', head: columns.text, always: true, cell: (one) => <TextLink recurring={one} /> },
      { key: 'when', head: columns.when, width: '24%', lines: 2, cell: ({ rule }) => ruleWords(rule) },
      {
        key: 'next',
        head: columns.next,
        width: '15%',
        cell: ({ next_run_at: at }) => at && <When instant={at} as="full" />,
      },
      { key: 'last', head: columns.last, width: '14%', cell: ({ last_run: run }) => run && <RunChip run={run} /> },
      { key: 'state', head: columns.state, width: '13%', cell: ({ state }) => <RecurringChip state={state} /> },
    ],
    rowKey: ({ id }) => id,
    rowName: ({ message }) => message.slice(0, NAME_CHARS),
    onRowPress: ({ id }) => open(id),
    mobileItem: (one) => (
      <Item>
        <TextLink recurring={one} />
        <Caption>{ruleWords(one.rule)}</Caption>
        <RecurringChip state={one.state} />
      </Item>
    ),
  };
}

function TextLink({ recurring: { id, message } }: { readonly recurring: Recurring }) {
  return (
    <RowLink to={pathOf(id)}>
      <bdi>
        <LongWords>{message}</LongWords>
      </bdi>
    </RowLink>
  );
}
