import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import {
  Button,
  Card,
  EmptyFace,
  ErrorFace,
  Fact,
  Facts,
  ForbiddenFace,
  LinkButton,
  Notice,
  QueryView,
  SkeletonRows,
  Stack,
  When,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { Link, useParams } from 'react-router';
import { deliveriesQuery } from '../../api/deliveries';
import { webhookQuery, type Webhook } from '../../api/webhooks';
import { Address } from '../../components/address';
import { WebhookStateChip } from '../../components/webhook-state';
import { messages } from '../../messages';
import { WEBHOOKS_PATHS } from '../../webhooks-paths';
import { LOG_FILTERS, LOG_TABLE, toLogFilters } from './log-table';

const DeliveryDialog = lazy(() => import('./delivery-dialog'));
const ResendFailedDialog = lazy(() => import('./resend-failed-dialog'));

/** One address: how it stands, and what was sent to it. */
export default function LogScreen() {
  usePage({ title: messages.one, backTo: WEBHOOKS_PATHS.list });
  const { id = '' } = useParams();
  const back = (
    <LinkButton component={Link} to={WEBHOOKS_PATHS.list} variant="primary">
      {messages.backToList}
    </LinkButton>
  );
  return (
    <QueryView
      query={useQuery(webhookQuery(id))}
      loading={<SkeletonRows count={4} />}
      isEmpty={(webhook) => webhook === null}
      empty={<EmptyFace title={messages.unknownTitle} help={messages.unknownHelp} action={back} />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(webhook) =>
        webhook && (
          <Stack gap={4}>
            <WebhookCard webhook={webhook} />
            <Deliveries webhook={webhook} />
          </Stack>
        )
      }
    </QueryView>
  );
}

function WebhookCard({ webhook }: { readonly webhook: Webhook }) {
  const { title, url, disabled_reason, failing_since } = webhook;
  return (
    <Card>
      <Stack gap={4}>
        {disabled_reason !== null && <Notice tone="danger">{messages.stopped[disabled_reason]}</Notice>}
        <Facts>
          <Fact name={messages.fields.title}>
            <bdi>{title}</bdi>
          </Fact>
          <Fact name={messages.fields.state}>
            <WebhookStateChip webhook={webhook} />
          </Fact>
          <Fact name={messages.fields.url}>
            <Address url={url} />
          </Fact>
          {failing_since !== null && (
            <Fact name={messages.failingSince}>
              <When instant={failing_since} />
            </Fact>
          )}
        </Facts>
      </Stack>
    </Card>
  );
}

function Deliveries({ webhook: { id, is_on } }: { readonly webhook: Webhook }) {
  const mayEdit = useMay('webhook.edit');
  const [opened, setOpened] = useState<string | null>(null);
  const [isResending, setResending] = useState(false);
  const list = useListScreen({
    name: 'webhook-deliveries',
    filters: LOG_FILTERS,
    toFilters: toLogFilters,
    query: (request) => deliveriesQuery(id, request),
  });
  return (
    <>
      <ListScreen
        list={list}
        title={messages.log}
        table={{ ...LOG_TABLE, onRowPress: (delivery) => setOpened(delivery.id) }}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        empty={<EmptyFace title={messages.logEmptyTitle} help={messages.logEmptyHelp} />}
      >
        {mayEdit && is_on && (
          <Button icon="refresh" onClick={() => setResending(true)}>
            {messages.resendFailed}
          </Button>
        )}
      </ListScreen>
      <Suspense fallback={null}>
        {opened !== null && <DeliveryDialog id={opened} onClose={() => setOpened(null)} />}
        {isResending && <ResendFailedDialog id={id} onClose={() => setResending(false)} />}
      </Suspense>
    </>
  );
}
