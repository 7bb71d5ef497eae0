import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { Caption, EmptyFace, Stack } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { apiCallsQuery, callsSettingQuery } from '../../api/api-calls';
import { apiKeysQuery } from '../../api/api-keys';
import { callsMessages as messages } from '../../calls-messages';
import { apiCallPath } from '../../developers-paths';
import { callFilters, toCallFilters } from '../../model/api-calls';
import { CALLS_TABLE } from './api-calls-table';
import { SettingCard } from './setting-card';

/** What programs called with keys of the account, newest first. */
export default function ApiCallsScreen() {
  usePage({ title: messages.title, hideBack: true });
  const navigate = useNavigate();
  const { isPending, data } = useQuery(apiKeysQuery);
  const fields = useMemo(
    () => callFilters(data?.items.map(({ id, title }) => ({ value: id, label: title })) ?? [], isPending),
    [data, isPending],
  );
  const list = useListScreen({ name: 'api-calls', filters: fields, toFilters: toCallFilters, query: apiCallsQuery });
  return (
    <Stack gap={4}>
      <Caption as="p">{messages.intro}</Caption>
      <ListScreen
        list={list}
        table={{ ...CALLS_TABLE, onRowPress: ({ id }) => void navigate(apiCallPath(id)) }}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        empty={<NoCalls />}
      />
      <SettingCard />
    </Stack>
  );
}

function NoCalls() {
  const isOff = useQuery(callsSettingQuery).data?.is_on === false;
  return (
    <EmptyFace
      drawing="reports"
      title={isOff ? messages.offEmptyTitle : messages.emptyTitle}
      help={isOff ? messages.offEmptyHelp : messages.emptyHelp}
    />
  );
}
