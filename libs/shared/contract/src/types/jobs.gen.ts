/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  Empty,
  ErrorResponse,
  Id,
  Instant,
  InstantOrNull,
  JsonAnswer,
  JsonBody,
  Meta,
  NoParameters,
} from './common.gen';
import type { FileId } from './files.gen';

export type Job = {
  id: Id;
  /** @example phonebook.import */
  kind: string;
  /** What it does */
  title: string;
  /** waiting: its turn has not come, or it is tried again soon. A process that is killed leaves it running until another one goes on with it, within a minute. */
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  /** Pieces of its work that are done. */
  done_count: number;
  /** Pieces in all; null while nobody knows. */
  total_count: number | null;
  cancel_requested: boolean;
  /** What came of it; null before it is done, and where there is nothing to say. */
  result: JobResult | null;
  /** Why it failed. */
  error: JobError | null;
  created_at: Instant;
  started_at: InstantOrNull;
  finished_at: InstantOrNull;
};

export type JobEnvelope = {
  data: Job;
  meta: Meta;
};

export type JobError = {
  /** @example 500-110 */
  code: string;
  /** A Persian sentence: what happened and what to do. */
  message: string;
};

export type JobKey = {
  job_id: Id;
};

export type JobResult = {
  /** What came of it */
  sentence: string;
  /** The page of the panel that shows it. */
  path: string | null;
  /** A file to download with `downloadFile`, until it expires. */
  file_id: FileId | null;
};

export interface JobsSchemas {
  Job: Job;
  JobEnvelope: JobEnvelope;
  JobError: JobError;
  JobKey: JobKey;
  JobResult: JobResult;
}

export interface JobsOperations {
  /**
   * Work that runs for the account, and what ended in the last day.
   * Imports, exports and the like: what takes longer than a call. Newest first, at most 50, without those that were dismissed. A member sees the jobs whose permission their role holds.
   */
  listJobs: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The jobs. */
      200: JsonAnswer<{
        data: {
          items: Job[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Ends a job before it is done.
   * One that has not begun is cancelled at once. One that runs is told, and ends at its next safe place: `cancel_requested` is true until then. What it has done stays.
   */
  cancelJob: {
    parameters: NoParameters;
    requestBody: JsonBody<JobKey>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<JobEnvelope>;
      default: ErrorResponse;
    };
  };
  /** One job. */
  getJob: {
    parameters: {
      query: {
        job_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** As it is now. */
      200: JsonAnswer<JobEnvelope>;
      default: ErrorResponse;
    };
  };
  /** Takes a job that has ended off the list, for all users of the account. */
  dismissJob: {
    parameters: NoParameters;
    requestBody: JsonBody<JobKey>;
    responses: {
      /** It is off the list. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
}

export interface JobsPaths {
  "/jobs": { get: JobsOperations["listJobs"] };
  "/jobs/cancel": { post: JobsOperations["cancelJob"] };
  "/jobs/details": { get: JobsOperations["getJob"] };
  "/jobs/dismiss": { post: JobsOperations["dismissJob"] };
}
