import { styled } from '@mui/material/styles';
import { jalaliRangePreset, type JalaliRangePreset } from '@peyk/shared-jalali';
import { IconButton } from '../actions/icon-button';
import { ActionMenu } from '../overlays/action-menu';
import type { FilterRange } from './filter-field';
import { FIELD_TOP_PX } from './filter-look';

const PRESETS: Readonly<Record<JalaliRangePreset, string>> = {
  today: 'امروز',
  yesterday: 'دیروز',
  last7Days: '۷ روز گذشته',
  last30Days: '۳۰ روز گذشته',
  thisMonth: 'این ماه',
};

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
        items={Object.entries(PRESETS).map(([key, words]) => ({
          key,
          label: words,
          icon: 'clock',
          // The keys of the list are the presets; Object.entries widens them to string.
          onSelect: () => onChoose(jalaliRangePreset(key as JalaliRangePreset, Date.now())),
        }))}
      />
    </Place>
  );
}
