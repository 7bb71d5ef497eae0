import { useMay } from '@peyk/shared-store';
import { Button } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { ownFileWords as words } from './own-file-words';

const OwnFileDialog = lazy(() => import('./own-file-dialog'));

interface OwnFileButtonProps {
  /** Endings that are taken, with their dot. */
  readonly accept: readonly string[];
  /** Takes the file as if it had been chosen from this device. */
  readonly take: (files: readonly File[]) => void;
}

/**
 * Takes a file that the account keeps where one of this device could be chosen: `beside` of `FileUpload`. Not there for those who may not
 * see the files.
 *
 * @example <FileUpload {...field} accept={ENDINGS} beside={(take) => <OwnFileButton accept={ENDINGS} take={take} />} />
 */
export function OwnFileButton({ accept, take }: OwnFileButtonProps) {
  const mayRead = useMay('file.read');
  const [isOpen, setOpen] = useState(false);
  if (!mayRead) return null;
  return (
    <>
      <Button variant="quiet" icon="file" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <OwnFileDialog accept={accept} take={take} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
