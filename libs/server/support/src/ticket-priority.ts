import type { Priority } from '@peyk/server-module';

/** As `tickets.priority` counts them, from 0. */
export const PRIORITIES: readonly Priority[] = ['low', 'normal', 'high', 'urgent'];

export const numberOfPriority = (priority: Priority): number => PRIORITIES.indexOf(priority);

/** The column takes none that has no name. */
export const priorityOf = (column: number): Priority => PRIORITIES[column] ?? 'normal';
