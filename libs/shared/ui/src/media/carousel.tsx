import { useId, useState, type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { formatNumber } from '../numbers/format-number';
import { styled } from '../theme/styled';
import { motion, radius, tone } from '../tokens';
import { CarouselControls } from './carousel-controls';
import { useAutoplay } from './use-autoplay';
import { useDrag } from './use-drag';

/** The specification's default: a slide stays for five seconds. */
const SLIDE_INTERVAL_MS = 5000;

/** How many slides stand on each side of the present one: enough for two quick presses of an arrow. */
const NEIGHBOURS = 2;

const Root = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${tone.hairline}`,
  background: tone.sunken,
});
// A finger that goes up or down scrolls the page; across, it is ours.
const Viewport = styled('div')({ blockSize: '100%', touchAction: 'pan-y', overflow: 'hidden', isolation: 'isolate' });
const Track = styled('div')({ position: 'relative', blockSize: '100%', transition: `transform ${motion.calm}` });
const Slide = styled('div')({ position: 'absolute', insetBlock: 0, inlineSize: '100%' });

interface CarouselProps {
  readonly label: string;
  readonly count: number;
  /** Draws the slide of that index, from 0. */
  readonly slide: (index: number) => ReactNode;
  readonly heightPx: number;
  readonly intervalMs?: number;
  /** The caller needs it to stand still, e.g. while a popup of a slide is open. */
  readonly held?: boolean;
}

/**
 * Slides that follow each other without end, by themselves, by arrows, dots, arrow keys or a finger. It stands still while
 * the pointer or the keyboard is on it, in a hidden tab, and where less motion is asked for.
 *
 * The position has no end: it counts on, and the slide of a position is its remainder. Only the neighbours are drawn, each
 * at its own place, so that nothing ever jumps back to the beginning.
 */
export function Carousel({
  label,
  count,
  slide,
  heightPx,
  intervalMs = SLIDE_INTERVAL_MS,
  held = false,
}: CarouselProps) {
  const slidesId = useId();
  const [position, setPosition] = useState(0);
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const step = (by: number) => setPosition((before) => before + by);
  const drag = useDrag(step);
  const isAlone = count < 2;
  const autoplay = useAutoplay({
    intervalMs,
    position,
    held: held || isAlone || isUnderPointer || hasFocus || drag.offset !== null,
    onTick: () => step(1),
  });

  const current = remainder(position, count);
  const around = isAlone
    ? [0]
    : Array.from({ length: 2 * NEIGHBOURS + 1 }, (_unused, at) => position + at - NEIGHBOURS);
  // The track is moved against the slides: to the right, because the next one waits on the left.
  const transform = `translateX(calc(${(isAlone ? 0 : position) * 100}% + ${drag.offset ?? 0}px))`;
  return (
    <Root
      aria-label={label}
      aria-roledescription="گردانهٔ تصویر"
      style={{ blockSize: heightPx }}
      onPointerEnter={(event: PointerEvent) => setIsUnderPointer(event.pointerType === 'mouse')}
      onPointerLeave={() => setIsUnderPointer(false)}
      // A press of the mouse on a button is no stay of the keyboard.
      onFocus={(event: FocusEvent) => setHasFocus(event.target.matches(':focus-visible'))}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (isAlone || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
        event.preventDefault();
        step(event.key === 'ArrowLeft' ? 1 : -1);
      }}
    >
      {!isAlone && (
        <CarouselControls
          count={count}
          current={current}
          isStopped={autoplay.isStopped}
          slidesId={slidesId}
          onStep={step}
          onGo={(index) => step(index - current)}
          onToggle={() => {
            // Who asks for it from the keyboard wants it now, although the focus is still here.
            setHasFocus(false);
            autoplay.toggle();
          }}
        />
      )}
      <Viewport id={slidesId} aria-live={autoplay.isTurning ? 'off' : 'polite'} {...(!isAlone && drag.handlers)}>
        <Track style={{ transform, ...(drag.offset !== null && { transition: 'none' }) }}>
          {around.map((place) => {
            const index = remainder(place, count);
            const isPresent = isAlone || place === position;
            return (
              <Slide
                key={place}
                role="group"
                aria-roledescription="اسلاید"
                aria-label={`${formatNumber(index + 1)} از ${formatNumber(count)}`}
                aria-hidden={!isPresent || undefined}
                inert={!isPresent}
                style={{ insetInlineStart: `${place * 100}%` }}
              >
                {slide(index)}
              </Slide>
            );
          })}
        </Track>
      </Viewport>
    </Root>
  );
}

function remainder(position: number, count: number): number {
  return ((position % count) + count) % count;
}
