import MuiTooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { OnMui } from '../theme/on-mui';
import { font, radius, tone } from '../tokens';

interface TooltipProps {
  readonly text: string;
  /** One element that can take focus, so that the keyboard reaches the words too. */
  readonly children: ReactElement;
}

const slotProps = {
  tooltip: {
    sx: {
      background: tone.tooltip,
      color: tone.onTooltip,
      fontSize: font.caption,
      borderRadius: `${radius.small}px`,
      maxWidth: 320,
    },
  },
} as const;

/** A few words about a thing, while the pointer or the keyboard rests on it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <OnMui>
      <MuiTooltip title={text} slotProps={slotProps} enterTouchDelay={200} describeChild>
        {children}
      </MuiTooltip>
    </OnMui>
  );
}
