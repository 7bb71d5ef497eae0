import { fillPath } from '@peyk/shared-module';
import { useMay, usePage } from '@peyk/shared-store';
import {
  Button,
  Caption,
  ColumnsItem,
  DataTable,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  Notice,
  QueryView,
  SkeletonRows,
  Stack,
  type ActionMenuItem,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MOST_WEBHOOKS, webhooksQuery, type Webhook } from '../../api/webhooks';
import { WebhookWork, type Work } from '../../components/webhook-work';
import { messages } from '../../messages';
import { WEBHOOKS_PATHS } from '../../webhooks-paths';
import { WEBHOOK_COLUMNS } from './webhooks-table';

/** The addresses that the account has events sent to, and what can be done with them. */
export default function WebhooksScreen() {
  usePage({ title: messages.title, hideBack: true });
  const mayEdit = useMay('webhook.edit');
  const [work, setWork] = useState<Work | null>(null);
  const create = mayEdit && (
    <Button icon="plus" variant="primary" onClick={() => setWork({ kind: 'create' })}>
      {messages.create}
    </Button>
  );
  return (
    <Stack gap={4}>
      <Caption as="p">{messages.intro}</Caption>
      <QueryView
        query={useQuery(webhooksQuery)}
        loading={<SkeletonRows count={4} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyFace title={messages.emptyTitle} help={messages.emptyHelp} action={create} />}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {({ items }) => (
          <Stack gap={4}>
            {mayEdit && items.length >= MOST_WEBHOOKS && <Notice tone="info">{messages.most(MOST_WEBHOOKS)}</Notice>}
            {create && items.length < MOST_WEBHOOKS && (
              <Stack row gap={2}>
                {create}
              </Stack>
            )}
            <WebhooksTable webhooks={items} mayEdit={mayEdit} onWork={setWork} />
          </Stack>
        )}
      </QueryView>
      <WebhookWork work={work} onClose={() => setWork(null)} />
    </Stack>
  );
}

interface WebhooksTableProps {
  readonly webhooks: readonly Webhook[];
  readonly mayEdit: boolean;
  readonly onWork: (work: Work) => void;
}

function WebhooksTable({ webhooks, mayEdit, onWork }: WebhooksTableProps) {
  const navigate = useNavigate();
  const open = ({ id }: Webhook) => void navigate(fillPath(WEBHOOKS_PATHS.log, { id }));
  const rowActions = (webhook: Webhook): ActionMenuItem[] => [
    { key: 'log', label: messages.log, icon: 'reports', onSelect: () => open(webhook) },
    ...(mayEdit ? changesOf(webhook, onWork) : []),
  ];
  return (
    <DataTable
      caption={messages.title}
      columns={WEBHOOK_COLUMNS}
      rows={webhooks}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      onRowPress={open}
      mobileItem={(row) => <ColumnsItem columns={WEBHOOK_COLUMNS} row={row} />}
      rowActions={rowActions}
    />
  );
}

const changesOf = (webhook: Webhook, onWork: (work: Work) => void): ActionMenuItem[] => [
  { key: 'test', label: messages.test, icon: 'play', onSelect: () => onWork({ kind: 'test', webhook }) },
  { key: 'edit', label: messages.edit, icon: 'pencil', onSelect: () => onWork({ kind: 'edit', webhook }) },
  { key: 'rotate', label: messages.rotate, icon: 'lock', onSelect: () => onWork({ kind: 'rotate', webhook }) },
  {
    ...{ key: 'remove', label: messages.remove, icon: 'trash' as const, danger: true },
    onSelect: () => onWork({ kind: 'remove', webhook }),
  },
];
