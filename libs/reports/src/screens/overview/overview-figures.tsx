import { mrialToRialString, rialStringToMrial } from '@peyk/shared-sms';
import { Caption, Card, Figure, Money, font, formatNumber, formatPercent, media, space, styled } from '@peyk/shared-ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';
import type { OverviewDay } from '../../model/overview-measures';

const words = messages.overview;

const Row = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  gap: space[4],
  [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] },
});
const Tile = styled(Card)({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  '& dd > span:first-of-type': { fontSize: font.title },
  [media.mobile]: { padding: space[3], '& dd > span:first-of-type': { fontSize: font.lead } },
});

/** The sums of the range. */
export function OverviewFigures({ days }: { readonly days: readonly OverviewDay[] }) {
  const sumOf = (valueOf: (day: OverviewDay) => number) => days.reduce((sum, day) => sum + valueOf(day), 0);
  const sent = sumOf((day) => day.sent);
  const delivered = sumOf((day) => day.delivered);
  const charged = days.reduce((sum, day) => sum + rialStringToMrial(day.charged), 0n);
  return (
    <Row>
      <FigureTile name={words.sent}>{formatNumber(sent)}</FigureTile>
      <FigureTile name={words.delivered} note={formatPercent(delivered, sent)}>
        {formatNumber(delivered)}
      </FigureTile>
      <FigureTile name={words.costTitle}>
        <Money rial={mrialToRialString(charged)} />
      </FigureTile>
      <FigureTile name={words.received}>{formatNumber(sumOf((day) => day.received))}</FigureTile>
      <FigureTile name={words.optOuts}>{formatNumber(sumOf((day) => day.opt_outs))}</FigureTile>
    </Row>
  );
}

interface FigureTileProps {
  readonly name: string;
  /** Beside the figure. */
  readonly note?: string;
  readonly children: ReactNode;
}

function FigureTile({ name, note, children }: FigureTileProps) {
  return (
    <Tile as="div">
      <Caption as="dt">{name}</Caption>
      <dd>
        <Figure>{children}</Figure> {note !== undefined && <Caption>{note}</Caption>}
      </dd>
    </Tile>
  );
}
