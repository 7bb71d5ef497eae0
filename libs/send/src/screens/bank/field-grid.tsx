import { media, space, styled } from '@peyk/shared-ui';
import type { ReactNode } from 'react';

const Grid = styled('div')({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.mobile]: { '&[data-columns="3"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Fields beside each other; three of them below each other on the phone. */
export function FieldGrid({ columns, children }: { readonly columns: 2 | 3; readonly children: ReactNode }) {
  return <Grid data-columns={columns}>{children}</Grid>;
}
