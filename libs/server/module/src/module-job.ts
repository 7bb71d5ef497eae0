import type { ServerContext, Tx } from '@peyk/server-database';
import type { Permission } from '@peyk/shared-contract';

/** What came of a job. */
export interface JobResult {
  /** In Persian: «۱۲۰ شماره افزوده شد.» */
  sentence: string;
  /** The page of the panel that shows it. */
  path?: string;
  /** A file to download. */
  fileId?: string;
}

/** How far a job is. */
export interface JobProgress {
  done: number;
  /** Left out while nobody knows it. */
  total?: number;
}

/** One attempt at a job: what its code is given. */
export interface JobRun<Input, Mark> {
  context: ServerContext;
  accountId: bigint;
  input: Input;
  /** What the last checkpoint kept; undefined before the first. A killed process leaves the job to another, which goes on here. */
  mark: Mark | undefined;
  /** Aborted when the job was cancelled, taken over by another process, or when this process stops. Give it to what waits. */
  signal: AbortSignal;
  /** Says how far it is; written at most once a second. */
  progress(progress: JobProgress): void;
  /** Whether a person has cancelled it. Ends are tidied up by throwing what `checkpoint` throws, or any error. */
  cancelled(): boolean;
  /**
   * Keeps where the job is, in the transaction that did the work up to there: both are done once, whatever dies when.
   * @throws JobInterrupted when the job must not go on; the transaction is rolled back with it
   */
  checkpoint(tx: Tx, mark: Mark, progress?: JobProgress): Promise<void>;
}

/** A kind of work that a person waits for. */
export interface JobDefinition<Input extends object, Mark extends object> {
  /** `phonebook.import`. Rows outlive versions: a kind keeps its meaning. */
  kind: string;
  /** What people read, in Persian: «افزودن فایل به دفترچه‌ها». */
  title: string;
  /** What a member needs to see and to cancel it. */
  permission: Permission;
  /**
   * Does it. May begin again at any moment from the last checkpoint, so what it does between two of them must be harmless twice.
   * @throws a permanent DomainError to end it with that sentence; anything else is tried again after a pause
   */
  run(job: JobRun<Input, Mark>): Promise<JobResult | undefined>;
  /** Tidies up after a job that failed or was cancelled, in the transaction that ends it. */
  onEnd?(tx: Tx, job: EndedJob<Input>): Promise<void>;
}

export interface EndedJob<Input> {
  accountId: bigint;
  input: Input;
  how: 'failed' | 'cancelled';
  /** The Persian sentence of its error. */
  reason: string | null;
  at: Date;
}

/** A definition whose types of input and mark do not matter. */
export type ModuleJob = Pick<JobDefinition<object, object>, 'kind' | 'title' | 'permission' | 'run' | 'onEnd'>;

/** Types a kind of job; put it into the list of the app. */
export function defineJob<Input extends object, Mark extends object = Record<string, never>>(
  definition: JobDefinition<Input, Mark>,
): JobDefinition<Input, Mark> {
  return definition;
}
