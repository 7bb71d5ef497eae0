import { Button, Caption, Icon, Stack, When, formatNumber, radius, space, styled, tone } from '@peyk/shared-ui';
import type { ShownThing } from '../../api/thing-query';
import { messages } from '../../messages';

const List = styled('ul')({ display: 'grid', gap: space[3], padding: 0, listStyle: 'none' });
const Said = styled('li')({
  display: 'grid',
  gap: space[1],
  maxInlineSize: '72ch',
  padding: space[3],
  borderRadius: radius.card,
  background: tone.sunken,
  '&[data-side="desk"]': { marginInlineStart: space[10], background: tone.lapisSoft },
  // Not for the eyes of the other side: it looks like nothing that was sent.
  '&[data-side="note"]': {
    marginInlineStart: space[10],
    background: tone.saffronSoft,
    border: `1px dashed ${tone.saffronText}`,
  },
});
const Mark = styled('span')({ marginInlineEnd: space[1], verticalAlign: 'middle' });
const Words = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** As many as the server shows at once. */
const AT_ONCE = 50;

interface ThingTextsProps {
  readonly texts: ShownThing['texts'];
  readonly total: number;
  /** The first that is shown, from 1. */
  readonly from: number;
  readonly onFrom: (from: number) => void;
}

/** What was written, word for word: the text of a message, or the two sides of a conversation. */
export function ThingTexts({ texts, total, from, onFrom }: ThingTextsProps) {
  if (total === 0) return null;
  const last = from + texts.length - 1;
  return (
    <Stack gap={3}>
      <List aria-label={messages.texts}>
        {texts.map(({ title, text, side, at }, index) => (
          <Said key={from + index} data-side={side}>
            <Caption>
              {side === 'note' && (
                <Mark>
                  <Icon name="lock" size={14} />
                </Mark>
              )}
              <bdi>{title}</bdi>
              {at !== null && (
                <>
                  {' · '}
                  <When instant={at} />
                </>
              )}
            </Caption>
            <Words dir="auto">{text}</Words>
          </Said>
        ))}
      </List>
      {total > texts.length && (
        <Stack row gap={2}>
          <Button disabled={from === 1} onClick={() => onFrom(Math.max(1, from - AT_ONCE))}>
            {messages.earlier}
          </Button>
          <Caption>{messages.textsOf(formatNumber(from), formatNumber(last), formatNumber(total))}</Caption>
          <Button disabled={last >= total} onClick={() => onFrom(from + AT_ONCE)}>
            {messages.later}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
