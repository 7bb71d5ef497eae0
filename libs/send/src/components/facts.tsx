import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { font, space, tone } from '@peyk/shared-ui';

const List = styled('dl')({ display: 'grid', gap: space[2] });
const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  '& dt': { color: tone.inkSoft, fontSize: font.caption },
  '& dd': { textAlign: 'end' },
  '&[data-strong="true"]': {
    paddingBlockStart: space[2],
    borderBlockStart: `1px solid ${tone.hairline}`,
    fontWeight: font.bold,
  },
  '&[data-strong="true"] dt': { color: tone.ink },
});

/** Names and values below each other, as on a bill. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <List>{children}</List>;
}

interface FactProps {
  readonly name: ReactNode;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** One line of {@link Facts}; the strong one is the sum. */
export function Fact({ name, strong = false, children }: FactProps) {
  return (
    <Line data-strong={strong}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Line>
  );
}
