import { font, media, size, space, styled } from '@peyk/shared-ui';

/** The other ways on, below the main button of a public page. */
export const Links = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: font.caption,
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: space[6] },
  [media.touch]: { '& a': { minBlockSize: size.touch } },
});
