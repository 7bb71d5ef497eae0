import { RemoveDialog } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import {
  Caption,
  ColumnsItem,
  DataTable,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LinkButton,
  Notice,
  QueryView,
  SkeletonRows,
  Stack,
  type ActionMenuItem,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { API_KEYS_KEY, MOST_API_KEYS, apiKeysQuery, deleteApiKey, type ApiKey } from '../../api/api-keys';
import { DEVELOPERS_PATHS } from '../../developers-paths';
import { messages } from '../../messages';
import { ApiKeyPanel } from './api-key-panel';
import { apiKeyColumns } from './api-keys-table';

/** The keys of the account, and what can be done with them. */
export default function ApiKeysScreen() {
  usePage({ title: messages.title, hideBack: true });
  const mayEdit = useMay('apikey.edit');
  const [removed, setRemoved] = useState<ApiKey | null>(null);
  const [opened, setOpened] = useState<ApiKey | null>(null);
  const create = mayEdit && (
    <LinkButton component={Link} to={DEVELOPERS_PATHS.createApiKey} icon="plus" variant="primary">
      {messages.create}
    </LinkButton>
  );
  return (
    <Stack gap={4}>
      <Caption as="p">{messages.intro}</Caption>
      <QueryView
        query={useQuery(apiKeysQuery)}
        loading={<SkeletonRows count={4} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyFace drawing="lock" title={messages.emptyTitle} help={messages.emptyHelp} action={create} />}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {({ items }) => (
          <Stack gap={4}>
            {mayEdit && items.length >= MOST_API_KEYS && <Notice tone="info">{messages.most(MOST_API_KEYS)}</Notice>}
            {create && items.length < MOST_API_KEYS && (
              <Stack row gap={2}>
                {create}
              </Stack>
            )}
            <KeysTable keys={items} onOpen={setOpened} onRemove={mayEdit ? setRemoved : null} />
          </Stack>
        )}
      </QueryView>
      {opened !== null && <ApiKeyPanel apiKey={opened} onClose={() => setOpened(null)} />}
      {removed !== null && <RemoveKey apiKey={removed} onClose={() => setRemoved(null)} />}
    </Stack>
  );
}

interface KeysTableProps {
  readonly keys: readonly ApiKey[];
  readonly onOpen: (key: ApiKey) => void;
  /** Null for who may not. */
  readonly onRemove: ((key: ApiKey) => void) | null;
}

function KeysTable({ keys, onOpen, onRemove }: KeysTableProps) {
  const columns = apiKeyColumns(onOpen);
  const rowActions = (key: ApiKey): ActionMenuItem[] => [
    { key: 'remove', label: messages.remove, icon: 'trash', danger: true, onSelect: () => onRemove?.(key) },
  ];
  return (
    <DataTable
      caption={messages.title}
      columns={columns}
      onRowPress={onOpen}
      rows={keys}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      mobileItem={(row) => <ColumnsItem columns={columns} row={row} />}
      {...(onRemove && { rowActions })}
    />
  );
}

function RemoveKey({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  return (
    <RemoveDialog
      title={messages.removeTitle}
      remove={() => deleteApiKey(apiKey.id)}
      changes={[API_KEYS_KEY]}
      sentence={messages.removed}
      onClose={onClose}
    >
      {messages.removeBody(apiKey.title)}
    </RemoveDialog>
  );
}
