import { media, space, styled } from '@peyk/shared-ui';

/** The way back and the way on; the main one at the end of the reading direction, and as wide as the thumb needs. */
export const FormActions = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  '& > :only-child': { flex: 1 },
  '& > button[type="submit"]': { minInlineSize: 160 },
  [media.mobile]: { '& > button': { flex: 1 }, '& > button[type="submit"]': { flex: 2, minInlineSize: 0 } },
});
