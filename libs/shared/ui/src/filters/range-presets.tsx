import { jalaliRangePreset } from '@peyk/shared-jalali';
import { IconButton } from '../actions/icon-button';
import { RANGE_PRESETS } from '../dates/picker-words';
import { ActionMenu } from '../overlays/action-menu';
import type { FilterRange } from './filter-field';
import { FIELD_TOP_PX } from './filter-look';
import { styled } from '../theme/styled';

const Place = styled('div')({ marginBlockStart: FIELD_TOP_PX });

interface RangePresetsProps {
  readonly label: string;
  readonly onChoose: (range: FilterRange) => void;
}

/** The ranges of days that people ask for most, behind one button. */
export function RangePresets({ label, onChoose }: RangePresetsProps) {
  return (
    <Place>
      <ActionMenu
        label={`بازه‌های آمادهٔ ${label}`}
        trigger={({ 'aria-label': name, ...props }) => <IconButton icon="clock" label={name} {...props} />}
        items={RANGE_PRESETS.map(({ key, label: words }) => ({
          key,
          label: words,
          icon: 'clock',
          onSelect: () => onChoose(jalaliRangePreset(key, Date.now())),
        }))}
      />
    </Place>
  );
}
