/** Jobs of one account that wait or run. */
export const MAX_UNFINISHED = 20;
/** Of one account at the same time, over all processes: a hundred imports of one must not hold up another's. */
export const AT_ONCE_PER_ACCOUNT = 2;
/** Of one process at the same time. */
export const AT_ONCE_PER_PROCESS = 3;
export const MAX_LISTED = 50;
/** How long a job that has ended stands in the list. */
export const LISTED_MS = 24 * 3_600_000;
/** Tries of one job, killed processes counted with errors. */
export const RETRIES = 5;
export const FIRST_PAUSE_SECONDS = 5;
export const LONGEST_PAUSE_SECONDS = 300;
/** A process that is silent for this long is taken for dead, and its jobs are another's. */
export const HEARTBEAT_SECONDS = 30;
export const HEARTBEAT_EVERY_SECONDS = 5;
export const SUPERVISE_EVERY_SECONDS = 10;
export const LONGEST_RUN_SECONDS = 23 * 3_600;
/** What a running job looks at for orders, and how often its progress is written. */
export const LOOK_EVERY_MS = 1_000;
export const HAND_OVER_EVERY_MS = 2_000;
export const HAND_OVER_BATCH = 50;
export const QUEUE = 'account-jobs';
/** Where the queue puts what it has given up. */
export const DEAD_QUEUE = 'account-jobs-given-up';
export const JOB_WAITS_CHANNEL = 'job_waits';
export const JOB_CHANGED_CHANNEL = 'job_changed';
