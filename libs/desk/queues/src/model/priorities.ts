import type { DeskSchemas } from '@peyk/desk-api';
import type { IconName, StatusTone } from '@peyk/shared-ui';

export type Priority = DeskSchemas['Priority'];

interface PriorityLook {
  readonly title: string;
  readonly tone: StatusTone;
  readonly icon: IconName;
}

/** The most urgent first. */
export const PRIORITY_LOOKS: Readonly<Record<Priority, PriorityLook>> = {
  urgent: { title: 'فوری', tone: 'danger', icon: 'warning' },
  high: { title: 'زیاد', tone: 'attention', icon: 'sortUp' },
  normal: { title: 'عادی', tone: 'info', icon: 'minus' },
  low: { title: 'کم', tone: 'quiet', icon: 'sortDown' },
};

/** Whether a word of an address names a priority. */
export const isPriority = (name: string): name is Priority => Object.hasOwn(PRIORITY_LOOKS, name);

/** To choose from. */
export const PRIORITY_OPTIONS = Object.entries(PRIORITY_LOOKS).map(([value, { title }]) => ({ value, label: title }));
