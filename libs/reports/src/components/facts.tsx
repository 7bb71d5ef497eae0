import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { font, media, space, tone } from '@peyk/shared-ui';

const List = styled('dl')({
  display: 'grid',
  columnGap: space[8],
  '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Lines stand between rows: the last row has none, whether it holds one cell or two.
  '& > :last-of-type': { borderBlockEnd: 0 },
  [media.desktop]: { '&[data-columns="2"] > :nth-last-of-type(2):nth-of-type(odd)': { borderBlockEnd: 0 } },
  [media.mobile]: { '&[data-columns="2"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  '& dt': { color: tone.inkSoft, fontSize: font.caption, whiteSpace: 'nowrap' },
  '& dd': { textAlign: 'end', minInlineSize: 0 },
});

interface FactsProps {
  /** Two columns where there is room for them. */
  readonly twoColumns?: boolean;
  readonly children: ReactNode;
}

/** Names and values below each other. */
export function Facts({ twoColumns = false, children }: FactsProps) {
  return <List data-columns={twoColumns ? 2 : 1}>{children}</List>;
}

/** One line of {@link Facts}. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Line>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Line>
  );
}
