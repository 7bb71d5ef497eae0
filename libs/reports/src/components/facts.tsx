import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { font, space, tabular, tone } from '@peyk/shared-ui';

const List = styled('dl')({ display: 'grid', ...tabular });
const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  '&:last-of-type': { borderBlockEnd: 0 },
  '& dt': { color: tone.inkSoft, fontSize: font.caption, whiteSpace: 'nowrap' },
  '& dd': { textAlign: 'end', minInlineSize: 0 },
});

/** Names and values below each other. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <List>{children}</List>;
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
