import { When, type Column } from '@peyk/shared-ui';
import type { Webhook } from '../../api/webhooks';
import { Address } from '../../components/address';
import { WebhookStateChip } from '../../components/webhook-state';
import { messages } from '../../messages';

const words = messages.fields;

/** What is told of an address. */
export const WEBHOOK_COLUMNS: readonly Column<Webhook>[] = [
  { key: 'title', head: words.title, always: true, lines: 2, cell: ({ title }) => <bdi>{title}</bdi> },
  { key: 'state', head: words.state, cell: (webhook) => <WebhookStateChip webhook={webhook} /> },
  { key: 'url', head: words.url, lines: 2, cell: ({ url }) => <Address url={url} /> },
  {
    key: 'events',
    head: words.events,
    lines: 2,
    cell: ({ events }) => events.map((event) => messages.events[event]).join('، ') || messages.onlySecretary,
  },
  { key: 'created_at', head: words.createdAt, cell: ({ created_at }) => <When instant={created_at} /> },
];
