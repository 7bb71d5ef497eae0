import { Caption, When, radius, space, styled, tone } from '@peyk/shared-ui';
import type { Interaction } from '../../api/get-ticket';
import { messages } from '../../messages';

const words = messages.ticket;
const BUBBLE_MAX = 'min(560px, 88%)';

const List = styled('ol')({
  display: 'grid',
  // Without it the longest word would be the width of all.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Bubble = styled('li')({
  display: 'grid',
  gap: space[1],
  justifySelf: 'start',
  maxInlineSize: BUBBLE_MAX,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radius.card,
  background: tone.lapisSoft,
  '&[data-side="support"]': { justifySelf: 'end', background: tone.sunken },
});
const Text = styled('div')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** What was written, oldest first. It is text and nothing else, no matter who wrote it. */
export function Thread({ interactions }: { readonly interactions: readonly Interaction[] }) {
  return (
    <List aria-label={words.caption}>
      {interactions.map(({ id, by_support: bySupport, text, at }) => (
        <Bubble key={id} data-side={bySupport ? 'support' : 'customer'}>
          <Text>
            <bdi>{text}</bdi>
          </Text>
          <Caption>
            {bySupport ? words.support : words.you} · <When instant={at} />
          </Caption>
        </Bubble>
      ))}
    </List>
  );
}
