import { costOf, type SendDetails } from '@peyk/shared-sends';
import {
  Caption,
  Card,
  Figure,
  Money,
  font,
  formatNumber,
  formatPercent,
  media,
  space,
  styled,
  useCountUp,
} from '@peyk/shared-ui';
import type { ReactNode } from 'react';
import { SendCost } from '../../components/send-cost';
import { messages } from '../../messages';

const words = messages.send;

const Row = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[4],
  '@media (max-width: 1023px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.mobile]: { gap: space[3] },
});
const Tile = styled(Card)({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  // Millions of rial and their unit stand on one line where four tiles stand beside each other.
  [media.desktop]: { '&[data-long="true"] dd > span:first-of-type': { fontSize: font.title } },
  // Two tiles stand side by side on the phone, and a price may have eleven digits.
  [media.mobile]: { padding: space[3], '& dd > span:first-of-type': { fontSize: font.lead } },
});

/** The four numbers of a send that people care about. They follow the send by a short count-up. */
export function SendFigures({ send }: { readonly send: SendDetails }) {
  const { counts } = send;
  const total = useCountUp(counts.total === 0 ? send.requested_count : counts.total);
  const delivered = useCountUp(counts.delivered);
  const isLong = Math.max(send.cost.length, send.returned.length) >= LONG_DIGITS;
  return (
    <Row>
      <FigureTile name={words.recipients}>{formatNumber(total)}</FigureTile>
      <FigureTile name={words.delivered} note={formatPercent(counts.delivered, counts.total)}>
        {formatNumber(delivered)}
      </FigureTile>
      <FigureTile name={words.cost} help={costHelp(send)} isLong={isLong}>
        <SendCost send={send} />
      </FigureTile>
      <FigureTile name={words.returned} isLong={isLong}>
        <Money rial={send.returned} />
      </FigureTile>
    </Row>
  );
}

/** Of the two sums beside each other, which are written alike. */
const LONG_DIGITS = 8;

/** Why the cost is not the last word, where it is not. */
function costHelp(send: SendDetails): string | undefined {
  const { rial, isAtMost } = costOf(send);
  if (rial === null) return messages.cost.notes.unknown;
  return isAtMost ? messages.cost.notes.atMost : undefined;
}

interface FigureTileProps {
  readonly name: string;
  /** Beside the figure. */
  readonly note?: string;
  /** Below it. */
  readonly help?: string;
  /** The figure is longer than a tile is wide. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

function FigureTile({ name, note, help, isLong = false, children }: FigureTileProps) {
  return (
    <Tile as="div" data-long={isLong}>
      <Caption as="dt">{name}</Caption>
      <dd>
        <Figure>{children}</Figure> {note !== undefined && <Caption>{note}</Caption>}
        {help !== undefined && <Caption as="p">{help}</Caption>}
      </dd>
    </Tile>
  );
}
