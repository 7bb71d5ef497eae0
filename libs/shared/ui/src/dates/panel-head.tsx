import { JALALI_MONTH_NAMES, type JalaliParts } from '@peyk/shared-jalali';
import { toPersianDigits } from '@peyk/shared-validation';
import { IconButton } from '../actions/icon-button';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Icon } from '../icons/icon';
import { styled } from '../theme/styled';
import { font, media, radius, size, space, tone } from '../tokens';
import { PICKER_WORDS } from './picker-words';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space[1],
});
const Turn = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minBlockSize: size.control,
  paddingInline: space[2],
  border: 0,
  borderRadius: radius.field,
  background: 'transparent',
  color: tone.ink,
  fontWeight: font.bold,
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { background: tone.lapisSoft, color: tone.lapisText },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  [media.touch]: { minBlockSize: size.touch },
});
export type PanelView = 'days' | 'months' | 'years';

interface PanelHeadProps {
  /** The id of the month's title, which names the grid below. */
  readonly titleId: string;
  readonly month: JalaliParts;
  readonly view: PanelView;
  readonly onView: (view: PanelView) => void;
  readonly canTurn: (months: number) => boolean;
  readonly onTurn: (months: number) => void;
}

/** The month and year selectors with an arrow on each side; the title is read aloud whenever it changes. */
export function PanelHead({ titleId, month, view, onView, canTurn, onTurn }: PanelHeadProps) {
  const monthName = JALALI_MONTH_NAMES[month.jm - 1];
  const year = toPersianDigits(month.jy);
  const selectors = [
    { opens: 'months', label: PICKER_WORDS.chooseMonth, text: monthName },
    { opens: 'years', label: PICKER_WORDS.chooseYear, text: year },
  ] as const;
  return (
    <Root>
      <VisuallyHidden id={titleId} aria-live="polite">{`${monthName} ${year}`}</VisuallyHidden>
      <IconButton
        icon="chevronPrevious"
        label={PICKER_WORDS.previousMonth}
        disabled={view !== 'days' || !canTurn(-1)}
        onClick={() => onTurn(-1)}
      />
      <div>
        {selectors.map(({ opens, label, text }) => (
          <Turn
            key={opens}
            type="button"
            data-opens={opens}
            aria-haspopup="listbox"
            aria-expanded={view === opens}
            aria-label={`${label}: ${text}`}
            onClick={() => onView(view === opens ? 'days' : opens)}
          >
            {text}
            <Icon name="chevronDown" size={16} />
          </Turn>
        ))}
      </div>
      <IconButton
        icon="chevronNext"
        label={PICKER_WORDS.nextMonth}
        disabled={view !== 'days' || !canTurn(1)}
        onClick={() => onTurn(1)}
      />
    </Root>
  );
}
