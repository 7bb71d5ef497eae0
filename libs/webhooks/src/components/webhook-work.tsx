import { RemoveDialog } from '@peyk/shared-screens';
import { Suspense, lazy, useState } from 'react';
import { WEBHOOKS_KEY, deleteWebhook, type Webhook } from '../api/webhooks';
import { messages } from '../messages';
import { SecretDialog } from './secret-dialog';

const WriteDialog = lazy(() => import('./write-dialog'));
const RotateDialog = lazy(() => import('./rotate-dialog'));
const TestDialog = lazy(() => import('./test-dialog'));

/** What is being done, and with which one. */
export type Work =
  { readonly kind: 'create' } | { readonly kind: 'edit' | 'rotate' | 'test' | 'remove'; readonly webhook: Webhook };

interface WebhookWorkProps {
  readonly work: Work | null;
  readonly onClose: () => void;
}

/** The dialogs of the list; a secret that one of them got is shown after it. */
export function WebhookWork({ work, onClose }: WebhookWorkProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const common = { onSecret: setSecret, onClose };
  return (
    <Suspense fallback={null}>
      {work?.kind === 'create' && <WriteDialog webhook={null} {...common} />}
      {work?.kind === 'edit' && <WriteDialog webhook={work.webhook} {...common} />}
      {work?.kind === 'rotate' && <RotateDialog webhook={work.webhook} {...common} />}
      {work?.kind === 'test' && <TestDialog webhook={work.webhook} onClose={onClose} />}
      {work?.kind === 'remove' && <RemoveWebhook webhook={work.webhook} onClose={onClose} />}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Suspense>
  );
}

function RemoveWebhook({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  return (
    <RemoveDialog
      title={messages.removeTitle}
      remove={() => deleteWebhook(webhook.id)}
      changes={[WEBHOOKS_KEY]}
      sentence={messages.removed}
      onClose={onClose}
    >
      {messages.removeBody(webhook.title)}
    </RemoveDialog>
  );
}
