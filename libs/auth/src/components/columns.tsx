import { media, space, styled } from '@peyk/shared-ui';

/** Two short fields beside each other; below each other on the phone. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[4],
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
