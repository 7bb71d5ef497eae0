import { IconButton } from '../actions/icon-button';
import { formatNumber } from '../numbers/format-number';
import { useIsMobile } from '../layout/use-is-mobile';
import { styled } from '../theme/styled';
import { focusRing, font, media, radius, size, space, tone } from '../tokens';

/** More dots than this do not fit beside each other on a phone: then words say which slide it is. */
const MOST_DOTS_ON_A_PHONE = 7;

const DOT = 8;
const DOT_AREA = 24;

/** They come before the slides for the keyboard, stand above them, and on a ground of their own: nobody knows the picture. */
const above = { zIndex: 1, background: tone.surface, color: tone.ink, border: `1px solid ${tone.hairline}` } as const;

const Arrow = styled('span')({
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  borderRadius: '50%',
  ...above,
  '& > button': { borderRadius: '50%' },
  // On a small picture they would stand on its words; beside the dots there is room.
  [media.mobile]: { insetBlockStart: 'auto', insetBlockEnd: space[2], transform: 'none' },
});
const Bar = styled('div')({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: space[2],
  insetInline: 0,
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - ${2 * space[2]}px)`,
  paddingInlineEnd: space[2],
  // A finger needs more room than the eye: what is pressed is higher than the ground that is seen.
  '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.pill, ...above, zIndex: -1 },
  '& > button:first-of-type': {
    inlineSize: size.control - space[2],
    blockSize: size.control - space[2],
    borderRadius: '50%',
  },
  [media.touch]: {
    insetBlockEnd: 0,
    '&::before': { insetBlock: space[2] },
    '& > button:first-of-type': { inlineSize: size.touch, blockSize: size.touch },
  },
});
const Dots = styled('div')({ display: 'flex', minInlineSize: 0 });
const Position = styled('span')({ paddingInline: space[1], fontSize: font.caption, whiteSpace: 'nowrap' });
const Dot = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 auto',
  inlineSize: DOT_AREA,
  blockSize: DOT_AREA,
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: radius.small,
  cursor: 'pointer',
  '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  '&::after': {
    content: '""',
    inlineSize: DOT,
    blockSize: DOT,
    borderRadius: radius.pill,
    border: `1.5px solid ${tone.inkSoft}`,
  },
  // The present one differs by its shape, too.
  '&[aria-current="true"]::after': {
    inlineSize: 2 * DOT,
    background: tone.turquoiseText,
    borderColor: tone.turquoiseText,
  },
  [media.touch]: { blockSize: size.touch },
});

interface CarouselControlsProps {
  readonly count: number;
  /** From 0. */
  readonly current: number;
  readonly isStopped: boolean;
  readonly slidesId: string;
  readonly onToggle: () => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onGo: (index: number) => void;
}

/** Pause, dots and arrows. The arrows point as one reads: the next slide is to the left. */
export function CarouselControls({
  count,
  current,
  isStopped,
  slidesId,
  onToggle,
  onStep,
  onGo,
}: CarouselControlsProps) {
  const isMobile = useIsMobile();
  const of = `${formatNumber(current + 1)} از ${formatNumber(count)}`;
  return (
    <>
      <Bar>
        <IconButton
          icon={isStopped ? 'play' : 'pause'}
          iconSize={16}
          label={isStopped ? 'پخش خودکار' : 'توقف پخش خودکار'}
          onClick={onToggle}
        />
        {isMobile && count > MOST_DOTS_ON_A_PHONE ? (
          <Position>{of}</Position>
        ) : (
          <Dots role="group" aria-label="انتخاب تصویر">
            {Array.from({ length: count }, (_unused, index) => (
              <Dot
                key={index}
                type="button"
                aria-label={`تصویر ${formatNumber(index + 1)} از ${formatNumber(count)}`}
                aria-current={index === current}
                onClick={() => onGo(index)}
              />
            ))}
          </Dots>
        )}
      </Bar>
      <Arrow style={{ insetInlineStart: space[2] }}>
        <IconButton icon="chevronPrevious" label="تصویر قبلی" aria-controls={slidesId} onClick={() => onStep(-1)} />
      </Arrow>
      <Arrow style={{ insetInlineEnd: space[2] }}>
        <IconButton icon="chevronNext" label="تصویر بعدی" aria-controls={slidesId} onClick={() => onStep(1)} />
      </Arrow>
    </>
  );
}
