import {
  endOfJalaliDay,
  instantToTehran,
  type JalaliParts,
  jalaliDate,
  tehranToInstant,
  type TehranTimeInput,
} from '@peyk/shared-jalali';
import { clampDay, dayOf, isDayWithin, isWithin, type PickerBounds } from './picker-bounds';

/** The time part of a picker. */
export interface PickerTime {
  /** 12 shows ق.ظ and ب.ظ beside the hour. 24 by default. */
  readonly hours?: 12 | 24;
  readonly seconds?: boolean;
  /** How far one press of an arrow goes. All are 1 by default. */
  readonly hourStep?: number;
  readonly minuteStep?: number;
  readonly secondStep?: number;
}

/** How a chosen day becomes an instant. */
export interface ValueRules {
  readonly time?: PickerTime;
  /** Without a time: the value is the last millisecond of the day instead of its first. For the end of a range. */
  readonly endOfDay?: boolean;
}

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** A wall time in Tehran as the value of the picker: a UTC instant in ISO 8601. */
export function valueOf(wall: TehranTimeInput, { time, endOfDay = false }: ValueRules): string {
  if (time !== undefined) return tehranToInstant(wall).toISOString();
  const { jy, jm, jd } = wall;
  return endOfDay ? endOfJalaliDay(jalaliDate(jy, jm, jd)) : tehranToInstant({ jy, jm, jd }).toISOString();
}

/** The value for a day that was pressed: with the time that is shown, moved to the bound where that time is outside. */
export function valueOfDay(day: JalaliParts, shown: string, bounds: PickerBounds, rules: ValueRules): string {
  if (rules.time === undefined) return valueOf(day, rules);
  const { hour, minute, second } = shown === '' ? { hour: 0, minute: 0, second: 0 } : instantToTehran(shown);
  const value = valueOf({ ...pick(day), hour, minute, second }, rules);
  return isWithin(value, bounds, true) ? value : nearestBound(value, bounds, rules.time);
}

/**
 * What is selected when the picker opens without a value: today, with the time now where a time is asked, rounded up to the step of
 * its clock; empty when today is not within the bounds.
 */
export function preselected(nowMs: number, bounds: PickerBounds, rules: ValueRules): string {
  const today = dayOf(nowMs);
  if (!isDayWithin(today, bounds)) return '';
  if (rules.time === undefined) return valueOf(today, rules);
  const value = new Date(roundUpToStep(nowMs, rules.time)).toISOString();
  const nearest = isWithin(value, bounds, true) ? value : nearestBound(value, bounds, rules.time);
  return isWithin(nearest, bounds, true) ? nearest : '';
}

/** The day on which the keyboard stands first: that of the value, else the allowed day nearest to today. */
export function firstCursor(shown: string, nowMs: number, bounds: PickerBounds) {
  return clampDay(dayOf(shown === '' ? nowMs : shown), bounds);
}

/**
 * A bound has seconds that the clock of the picker may not show: the first moment after it, or the last before it, is taken. The first
 * one stands on the clock's step where a maximum leaves room for it.
 */
function nearestBound(value: string, { minMs, maxMs }: PickerBounds, time: PickerTime): string {
  const grain = grainMs(time);
  if (Date.parse(value) >= minMs) return new Date(Math.floor(maxMs / grain) * grain).toISOString();
  const onStep = roundUpToStep(minMs, time);
  return new Date(onStep <= maxMs ? onStep : roundUp(minMs, grain)).toISOString();
}

/** The first moment from `ms` on that the arrows of the clock stop at. Steps count from the full hour in Tehran. */
function roundUpToStep(ms: number, time: PickerTime): number {
  const whole = roundUp(ms, grainMs(time));
  const { minute, second } = instantToTehran(whole);
  const isWithSeconds = time.seconds === true;
  const step = isWithSeconds ? (time.secondStep ?? 1) : (time.minuteStep ?? 1);
  const past = (isWithSeconds ? second : minute) % step;
  return past === 0 ? whole : whole + (step - past) * grainMs(time);
}

function grainMs(time: PickerTime): number {
  return time.seconds === true ? SECOND_MS : MINUTE_MS;
}

function roundUp(ms: number, grain: number): number {
  return Math.ceil(ms / grain) * grain;
}

function pick({ jy, jm, jd }: JalaliParts): JalaliParts {
  return { jy, jm, jd };
}
