import { keyframes } from '@emotion/react';
import { styled } from '../theme/styled';
import { font, space, tone } from '../tokens';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** A turning ring in the colour of the text around it. */
export const SpinnerRing = styled('span')({
  flex: 'none',
  display: 'inline-block',
  inlineSize: '1.125em',
  blockSize: '1.125em',
  border: '2px solid color-mix(in srgb, currentcolor 25%, transparent)',
  borderBlockStartColor: 'currentcolor',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
});

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  minHeight: 240,
  color: tone.inkSoft,
  fontSize: font.caption,
});

/** The waiting face of a whole page: a ring and the word for it. */
export function Spinner() {
  return (
    <Root role="status">
      <SpinnerRing style={{ fontSize: 24, color: tone.lapisText }} />
      در حال بارگذاری
    </Root>
  );
}
