import { lazy, Suspense } from 'react';
import { styled } from '../theme/styled';
import { font, radius, space, tone } from '../tokens';
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
  /** A sentence about what was typed. The popup lies over the place under the field where it stands. */
  readonly notice?: string;
  readonly body: PickerBodyProps;
}

const Notice = styled('p')({
  marginBlockEnd: space[2],
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: radius.field,
  background: tone.saffronSoft,
  color: tone.saffronText,
  fontSize: font.caption,
});

/** The open calendar: a popup beside the field, a sheet on the phone. */
export function PickerSurface({ id, isMobile, anchor, position, zIndex, notice, body }: PickerSurfaceProps) {
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
      {/* It was read aloud under the field already. */}
      {notice !== undefined && <Notice aria-hidden="true">{notice}</Notice>}
      <Suspense fallback={<PickerSkeleton withTime={body.rules.time !== undefined} />}>
        <PopupBody {...body} />
      </Suspense>
    </FloatingPanel>
  );
}
