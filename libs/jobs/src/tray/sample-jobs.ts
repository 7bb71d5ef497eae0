import type { Job } from '../api/list-jobs';

const title = 'افزودن فایل به دفترچه‌ها';

/** A job for tests and stories. */
export function sampleJob(more: Partial<Job> = {}): Job {
  return {
    ...{ id: '1', kind: 'phonebook.import', title, state: 'running' },
    ...{ done_count: 340_000, total_count: 1_000_000, cancel_requested: false, result: null, error: null },
    ...{ created_at: '2026-11-20T08:30:00.000Z', started_at: '2026-11-20T08:30:01.000Z', finished_at: null },
    ...more,
  };
}

const finished_at = '2026-11-20T08:31:00.000Z';

export const doneJob = sampleJob({
  ...{ id: '2', state: 'done', finished_at },
  result: { sentence: '۹۸۰٬۰۰۰ شماره افزوده شد، ۲۰٬۰۰۰ شماره از پیش بود.', path: '/reports', file_id: null },
});

/** With a file of what it could not take. */
export const partlyDoneJob = sampleJob({
  ...{ id: '6', state: 'done', finished_at },
  result: {
    sentence: '۹۷۰٬۰۰۰ شماره افزوده شد، ۱۲ سطر شمارهٔ درستی نداشت.',
    ...{ path: null, file_id: '0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11' },
  },
});

export const failedJob = sampleJob({
  ...{ id: '3', state: 'failed', finished_at },
  error: {
    code: '409-85',
    message: 'فایل پیش از پایان کار از میان رفت؛ آنچه افزوده شده است می‌ماند. برای بقیه لطفاً فایل را دوباره بفرستید.',
  },
});
