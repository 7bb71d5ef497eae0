import { Skeleton } from '@peyk/shared-ui';
import { Suspense, lazy, type ComponentType } from 'react';
import type { RecipientsFieldProps } from '../screens/compose/compose-form';

type Field = ComponentType<RecipientsFieldProps>;

/**
 * The field of a way to send, fetched beside the composer instead of before it: it stands under the text, and is there before anybody has
 * written one. Its place is kept, `blockPx` high.
 */
export function laterRecipients(load: () => Promise<{ default: Field }>, blockPx: number): Field {
  const loading = load();
  const Loaded = lazy(() => loading);
  return function LaterRecipients(props) {
    return (
      <Suspense fallback={<Skeleton style={{ blockSize: blockPx }} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
