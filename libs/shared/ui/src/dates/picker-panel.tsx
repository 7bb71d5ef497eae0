import type { JalaliDate } from '@peyk/shared-jalali';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../actions/button';
import { styled } from '../theme/styled';
import { media, space } from '../tokens';
import { MonthGrid } from './month-grid';
import { movedByMonths } from './month-weeks';
import { PanelHead, type PanelView } from './panel-head';
import { MonthList, YearList } from './panel-lists';
import { clampDay, dayOf, isDayWithin, isMonthWithin, isWithin, type PickerBounds } from './picker-bounds';
import { LOW_TOUCH, PANEL } from './picker-size';
import { firstCursor, preselected, valueOfDay, type ValueRules } from './picker-value';
import { PICKER_WORDS } from './picker-words';
import { TimeRow } from './time-row';

const Stage = styled('div')({
  blockSize: PANEL.stage,
  [media.touch]: { blockSize: PANEL.touchStage },
  [LOW_TOUCH]: { blockSize: PANEL.lowStage },
});
const Foot = styled('div')({ display: 'flex', gap: space[1], marginBlockStart: space[2] });
const Gap = styled('span')({ flex: 1 });

export interface PickerPanelProps {
  /** The instant that is selected, or the empty text. */
  readonly shown: string;
  readonly bounds: PickerBounds;
  readonly rules: ValueRules;
  readonly clock: () => number;
  /** The other end of a range: the days between are tinted. */
  readonly rangeWith?: string;
  /** Takes the keyboard to the selected day. */
  readonly autoFocus: boolean;
  /** A day or a time was chosen. */
  readonly onPick: (value: string, what: 'day' | 'time') => void;
  /** Offered where the field may be empty. */
  readonly onClear?: () => void;
  /** Offered where choosing a day does not end the choice. */
  readonly onDone?: () => void;
}

/** The calendar itself: title with its month and year selectors, the days, the time where it is asked, and the buttons below. */
export function PickerPanel({
  shown,
  bounds,
  rules,
  clock,
  autoFocus,
  onPick,
  onClear,
  onDone,
  rangeWith,
}: PickerPanelProps) {
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PanelView>('days');
  const [nowMs] = useState(clock);
  const [cursor, setCursor] = useState(() => firstCursor(shown, nowMs, bounds));
  const [cursorFor, setCursorFor] = useState(shown);
  if (cursorFor !== shown) {
    // Another date was typed or pressed: the calendar turns to it.
    setCursorFor(shown);
    setCursor(firstCursor(shown, nowMs, bounds));
  }
  const today = dayOf(nowMs);
  const todayValue = preselected(nowMs, bounds, rules);
  const goTo = (day: JalaliDate) => setCursor(clampDay(day, bounds));

  useEffect(() => {
    if (autoFocus) root.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, [autoFocus]);

  const leaveList = () => {
    // The list that has the focus goes: the focus goes back to the selector that had opened it.
    root.current?.querySelector<HTMLElement>(`[data-opens="${view}"]`)?.focus();
    setView('days');
  };
  const canTurn = (months: number) => {
    const { jy, jm } = movedByMonths(cursor, months);
    return (jy !== cursor.jy || jm !== cursor.jm) && isMonthWithin(jy, jm, bounds);
  };
  const list = {
    cursor,
    today,
    bounds,
    onPick: (day: JalaliDate) => {
      goTo(day);
      leaveList();
    },
    onLeave: leaveList,
  };

  return (
    <div ref={root}>
      <PanelHead
        titleId={titleId}
        month={cursor}
        view={view}
        onView={setView}
        canTurn={canTurn}
        onTurn={(months) => goTo(movedByMonths(cursor, months))}
      />
      <Stage>
        {view === 'months' && <MonthList {...list} />}
        {view === 'years' && <YearList {...list} />}
        {view === 'days' && (
          <MonthGrid
            labelledBy={titleId}
            cursor={cursor}
            selected={shown === '' ? null : dayOf(shown)}
            today={today}
            between={rangeOf(shown, rangeWith)}
            isAllowed={(day) => isDayWithin(day, bounds)}
            onCursor={goTo}
            onPick={(day) => onPick(valueOfDay(day, shown, bounds, rules), 'day')}
          />
        )}
      </Stage>
      {rules.time !== undefined && shown !== '' && (
        <TimeRow
          shown={shown}
          time={rules.time}
          onChange={(value) => {
            // By rule a time outside the bounds is ignored.
            if (isWithin(value, bounds, true)) onPick(value, 'time');
          }}
        />
      )}
      <Foot>
        <Button variant="quiet" disabled={todayValue === ''} onClick={() => onPick(todayValue, 'day')}>
          {rules.time === undefined ? PICKER_WORDS.today : PICKER_WORDS.now}
        </Button>
        {onClear !== undefined && (
          <Button variant="quiet" onClick={onClear}>
            {PICKER_WORDS.clear}
          </Button>
        )}
        <Gap />
        {onDone !== undefined && (
          <Button variant="primary" disabled={shown === ''} onClick={onDone}>
            {PICKER_WORDS.done}
          </Button>
        )}
      </Foot>
    </div>
  );
}

function rangeOf(shown: string, other = '') {
  if (shown === '' || other === '') return undefined;
  const isFirst = Date.parse(shown) <= Date.parse(other);
  return isFirst ? ([dayOf(shown), dayOf(other)] as const) : ([dayOf(other), dayOf(shown)] as const);
}
