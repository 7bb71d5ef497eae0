import { lazy, Suspense } from 'react';
import { FloatingPanel, type PickerPosition } from './floating-panel';
import type { PickerBodyProps } from './picker-body';
import { PANEL } from './picker-size';
import { PickerSkeleton } from './picker-skeleton';
import { PICKER_WORDS } from './picker-words';

/** Brings the calendar. A pointer over the field asks for it already. */
export const loadPickerBody = () => import('./picker-body');

const PopupBody = /* @__PURE__ */ lazy(async () => ({ default: (await loadPickerBody()).PopupBody }));
const SheetBody = /* @__PURE__ */ lazy(async () => ({ default: (await loadPickerBody()).SheetBody }));

interface PickerSurfaceProps {
  readonly id: string;
  readonly isMobile: boolean;
  readonly anchor: HTMLElement;
  readonly position: PickerPosition;
  readonly zIndex: number;
  readonly body: PickerBodyProps;
}

/** The open calendar: a popup beside the field, a sheet on the phone. */
export function PickerSurface({ id, isMobile, anchor, position, zIndex, body }: PickerSurfaceProps) {
  if (isMobile) {
    return (
      <Suspense fallback={null}>
        <SheetBody {...body} />
      </Suspense>
    );
  }
  return (
    <FloatingPanel
      {...{ id, anchor, position, zIndex }}
      label={`${PICKER_WORDS.calendar}: ${body.label}`}
      width={PANEL.width}
      onEscape={body.onClose}
    >
      <Suspense fallback={<PickerSkeleton withTime={body.rules.time !== undefined} />}>
        <PopupBody {...body} />
      </Suspense>
    </FloatingPanel>
  );
}
