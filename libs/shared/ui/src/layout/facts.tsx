import type { ReactNode } from 'react';
import { styled } from '../theme/styled';
import { font, media, space, tone } from '../tokens';

const List = styled('dl')({
  display: 'grid',
  gap: space[2],
  '&[data-look="lined"]': { gap: 0, columnGap: space[8] },
  '&[data-look="lined"] > div': { paddingBlock: space[2], borderBlockEnd: `1px solid ${tone.hairline}` },
  // A short name stays on one line beside a long value; a very long one wraps, and leaves room for a number that can not.
  '&[data-look="lined"] dt': { flexShrink: 0, maxInlineSize: 'min(70%, 100% - 8rem)' },
  '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Lines stand between rows: the last row has none, whether it holds one cell or two.
  '&[data-look="lined"] > div:last-of-type': { borderBlockEnd: 0 },
  [media.desktop]: {
    '&[data-look="lined"][data-columns="2"] > div:nth-last-of-type(2):nth-of-type(odd)': { borderBlockEnd: 0 },
  },
  [media.mobile]: { '&[data-columns="2"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  '& dt': { color: tone.inkSoft, fontSize: font.caption },
  '& dd': { textAlign: 'end', minInlineSize: 0 },
  '&[data-strong="true"]': {
    paddingBlockStart: space[2],
    borderBlockStart: `1px solid ${tone.hairline}`,
    fontWeight: font.bold,
  },
  '&[data-strong="true"] dt': { color: tone.ink },
});

interface FactsProps {
  /** `lined` draws a line between rows, for many facts; `plain`, the default, is a bill with at most a sum. */
  readonly look?: 'plain' | 'lined';
  /** Two columns where there is room for them. */
  readonly twoColumns?: boolean;
  readonly children: ReactNode;
}

/**
 * Names and values below each other, as a list of definitions.
 *
 * @example <Facts><Fact name="بخش هر پیام">۲</Fact><Fact name="هزینه" strong><Money rial={cost} /></Fact></Facts>
 */
export function Facts({ look = 'plain', twoColumns = false, children }: FactsProps) {
  return (
    <List data-look={look} data-columns={twoColumns ? 2 : 1}>
      {children}
    </List>
  );
}

interface FactProps {
  readonly name: ReactNode;
  /** The sum under the others. */
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** One line of {@link Facts}. */
export function Fact({ name, strong = false, children }: FactProps) {
  return (
    <Line data-strong={strong}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Line>
  );
}
