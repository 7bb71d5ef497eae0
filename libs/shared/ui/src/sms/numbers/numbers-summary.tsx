import { OPERATOR_NAMES } from '@peyk/shared-sms';
import { Button } from '../../actions/button';
import { formatNumber } from '../../numbers/format-number';
import { styled } from '../../theme/styled';
import { font, size, space, tone } from '../../tokens';
import { operatorCounts } from './operator-counts';

/** The counts break into two lines before the buttons go below them. */
const MIN_COUNTS_PX = 150;

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: size.control,
  fontSize: font.caption,
  color: tone.inkSoft,
  '& > span:first-of-type': { flex: `1 1 ${MIN_COUNTS_PX}px` },
  '& strong': { color: tone.ink, fontWeight: font.medium },
});
const Counts = styled('span')({ '& > span': { whiteSpace: 'nowrap' }, '& > span + span::before': { content: '"، "' } });
const Buttons = styled('span')({ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' });

/** Pressing a button that then disappears must not throw the keyboard back to the top of the page. */
function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.querySelector('button')?.focus();
}

interface NumbersSummaryProps {
  readonly numbers: readonly string[];
  readonly disabled: boolean;
  readonly undo: { readonly said: string; readonly act: () => void } | null;
  readonly onClear: () => void;
}

/** How many numbers there are and of which operators; removing them all, and taking the last removal back. */
export function NumbersSummary({ numbers, disabled, undo, onClear }: NumbersSummaryProps) {
  if (numbers.length === 0 && undo === null) return null;
  return (
    <Line>
      {numbers.length > 0 && (
        <span>
          <strong>{formatNumber(numbers.length)} شماره</strong>{' '}
          <Counts>
            {operatorCounts(numbers).map(([operator, count]) => (
              <span key={operator}>
                {formatNumber(count)} {OPERATOR_NAMES[operator]}
              </span>
            ))}
          </Counts>
        </span>
      )}
      {undo !== null && <span>{undo.said}</span>}
      <Buttons>
        {undo !== null && (
          <span ref={focusIfLost}>
            <Button variant="quiet" icon="refresh" onClick={undo.act} disabled={disabled}>
              برگرداندن
            </Button>
          </span>
        )}
        {numbers.length > 1 && (
          <Button variant="quiet" icon="trash" onClick={onClear} disabled={disabled}>
            حذف همه
          </Button>
        )}
      </Buttons>
    </Line>
  );
}
