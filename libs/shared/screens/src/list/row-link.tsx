import { font, media, styled, tone } from '@peyk/shared-ui';
import { Link } from 'react-router';

/** A narrower column would break a text after each word. */
const TEXT_MIN_PX = 140;
/** As tall as a pointer needs it, also where the text is one short line. */
const TARGET_MIN_PX = 24;

/** The link of a row to its own page: it looks like text until it is pointed at, and has two lines at most. */
export const RowLink = styled(Link)({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minInlineSize: TEXT_MIN_PX,
  minBlockSize: TARGET_MIN_PX,
  color: tone.ink,
  fontWeight: font.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: tone.lapisText, textDecoration: 'underline' },
  // The list of the phone may have something long beside it, and no table that could scroll.
  [media.mobile]: { minInlineSize: 0 },
});
