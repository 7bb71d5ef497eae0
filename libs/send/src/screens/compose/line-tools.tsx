import { useMay } from '@peyk/shared-store';
import { Button, space, styled } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import type { Line } from '../../model/types';

const LineDialog = lazy(() => import('./line-dialog'));

/** The words of the button stand on the edge of the fields. */
const Place = styled('div')({ marginBlockStart: -space[4], marginInlineStart: -space[4] });

/** The way to the name of a line, and to its being the default one. */
export default function LineTools({ line }: { readonly line: Line }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay('line.edit')) return null;
  return (
    <Place>
      <Button variant="quiet" icon="pencil" onClick={() => setOpen(true)}>
        نام و پیش‌فرض این خط
      </Button>
      <Suspense fallback={null}>{isOpen && <LineDialog line={line} onClose={() => setOpen(false)} />}</Suspense>
    </Place>
  );
}
