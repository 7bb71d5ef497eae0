import { stretchesOf, type Send } from '@peyk/shared-sends';
import { StackedBar, font, formatNumber, formatPercent, space, styled, tone } from '@peyk/shared-ui';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
});
const Share = styled('span')({
  minInlineSize: '2.8em',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontSize: font.caption,
  color: tone.inkSoft,
});

/** How much of a send has reached the handsets, as a bar that moves and a share. */
export function DeliveredShare({ send }: { readonly send: Send }) {
  const { delivered, total } = send.counts;
  return (
    <Root>
      <StackedBar
        slim
        label={`${formatNumber(delivered)} از ${formatNumber(total)}`}
        segments={stretchesOf(send.counts)}
      />
      <Share>{formatPercent(delivered, total)}</Share>
    </Root>
  );
}
