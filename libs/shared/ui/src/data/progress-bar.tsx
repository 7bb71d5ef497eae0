import { styled } from '../theme/styled';
import { motion, radius, tone } from '../tokens';

const Track = styled('div')({ overflow: 'hidden', blockSize: 8, borderRadius: radius.pill, background: tone.hairline });
const Fill = styled('div')({
  blockSize: '100%',
  borderRadius: radius.pill,
  background: tone.turquoise,
  transition: `transform ${motion.calm}`,
});

/** A share of a whole, capped at 100 percent. */
export function ProgressBar({
  value,
  total,
  label,
}: {
  readonly value: number;
  readonly total: number;
  readonly label: string;
}) {
  const share = total <= 0 ? 0 : Math.min(1, Math.max(0, value / total));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
    >
      {/* Here and not above: a physical side in a style is mirrored, and the bar would fill from its end. */}
      <Fill style={{ transform: `scaleX(${share})`, transformOrigin: 'right' }} />
    </Track>
  );
}
