import { Suspense, lazy, useEffect } from 'react';
import type { ConfirmSendProps } from './confirm-send';

const load = () => import('./confirm-send');
const ConfirmSend = lazy(load);

/** The last step of a send: fetched as soon as there is a price to agree to, drawn when it is asked for. */
export function ConfirmLater(props: ConfirmSendProps) {
  const { open, quote } = props;
  const hasPrice = quote !== null;
  useEffect(() => {
    if (hasPrice) void load();
  }, [hasPrice]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmSend {...props} />
    </Suspense>
  );
}
