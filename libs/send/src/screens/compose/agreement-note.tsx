import { Button, Notice } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';

const AgreementDialog = lazy(() => import('./agreement-dialog'));

const words = {
  needed: 'برای ارسال از این خط باید نخست توافق‌نامهٔ آن را بپذیرید.',
  read: 'خواندن توافق‌نامه',
} as const;

/** That a line asks for an agreement before it takes a send, and the way to it. */
export default function AgreementNote({ number }: { readonly number: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Notice tone="attention">
        {words.needed}{' '}
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {words.read}
        </Button>
      </Notice>
      <Suspense fallback={null}>
        {isOpen && <AgreementDialog number={number} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
