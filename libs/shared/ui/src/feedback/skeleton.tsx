import { keyframes } from '@emotion/react';
import { styled } from '../theme/styled';
import { radius, size, space, tone } from '../tokens';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** A quiet block in the shape of what is coming. Give it the size of the real thing, so that nothing jumps. */
export const Skeleton = styled('span')({
  display: 'block',
  blockSize: '1em',
  borderRadius: radius.small,
  background: tone.sunken,
  animation: `${breathe} 1.4s ease-in-out infinite`,
});

const Rows = styled('div')({ display: 'grid', gap: 1, background: tone.hairline });
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: size.row,
  paddingInline: space[4],
  background: tone.surface,
});

const FIGURE_PX = 42;
const FigureRoot = styled('div')({ display: 'grid', gap: space[2], flex: 1 });

/** The waiting face of a `Figure` under its caption, e.g. a balance. */
export function SkeletonFigure({ label }: { readonly label: string }) {
  return (
    <FigureRoot role="status" aria-label={label}>
      <Skeleton style={{ inlineSize: '20%' }} />
      <Skeleton style={{ inlineSize: '45%', blockSize: FIGURE_PX }} />
    </FigureRoot>
  );
}

const WIDTHS = ['18%', '26%', '14%', '22%'] as const;

/** The waiting face of a table or list: rows of the height of the real ones. */
export function SkeletonRows({ count = 6 }: { readonly count?: number }) {
  return (
    <Rows role="status" aria-label="در حال بارگذاری">
      {Array.from({ length: count }, (_unused, row) => (
        <Row key={row}>
          {WIDTHS.map((width, column) => (
            <Skeleton key={width} style={{ inlineSize: width, opacity: 1 - (row + column) * 0.06 }} />
          ))}
        </Row>
      ))}
    </Rows>
  );
}
