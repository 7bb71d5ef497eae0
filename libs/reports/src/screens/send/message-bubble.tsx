import { radius, space, styled, tone } from '@peyk/shared-ui';

/** The text as it stands on the handset. */
export const MessageBubble = styled('blockquote')({
  margin: 0,
  padding: space[4],
  maxBlockSize: 320,
  overflowY: 'auto',
  borderRadius: radius.card,
  borderStartStartRadius: radius.small,
  background: tone.lapisSoft,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
