import { styled } from '../theme/styled';

/** Words for screen readers only: they take no room, and nothing of them is seen. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
