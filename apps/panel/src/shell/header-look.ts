import { font, styled, tone } from '@peyk/shared-ui';
import { TOP_HEIGHT } from './use-top-height';

/** The bar at the head of a page, which stays while the page scrolls. */
export const HeaderRoot = styled('header')({
  position: 'sticky',
  insetBlockStart: TOP_HEIGHT,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  background: tone.surface,
  borderBlockEnd: `1px solid ${tone.hairline}`,
});

/** Where I am, on one line however long it is. */
export const HeaderTitle = styled('h1')({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  fontWeight: font.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
