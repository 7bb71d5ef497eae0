import type { components } from '@peyk/shared-contract';
import type { JobRow } from './account-jobs.repository';

type Job = components['schemas']['Job'];

const STATES: readonly Job['state'][] = ['waiting', 'running', 'done', 'failed', 'cancelled'];

export function presentJob(row: JobRow): Job {
  const { result, errorCode, errorMessage } = row;
  return {
    id: String(row.id),
    kind: row.kind,
    title: row.title,
    state: STATES[row.state] ?? 'failed',
    done_count: Number(row.doneCount),
    total_count: row.totalCount === null ? null : Number(row.totalCount),
    cancel_requested: row.cancelRequestedAt !== null,
    result: result && { sentence: result.sentence, path: result.path, file_id: result.fileId },
    error: errorCode === null ? null : { code: errorCode, message: errorMessage ?? '' },
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
