import type { ContactsFile, Job } from '../api/import-contacts';

export const PROPERTIES = [
  { id: null, title: 'نام', latin_title: 'name', type: 'string', origin: 'system' },
  { id: '7', title: 'شهر', latin_title: 'city', type: 'string', origin: 'user' },
] as const;

export const TAGS = [
  { id: '3', title: 'ویژه' },
  { id: '4', title: 'همکار' },
];

/** A file whose columns were all known but one. */
export const SHEET: ContactsFile = {
  file_id: '0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11',
  name: 'مشتریان فروردین.xlsx',
  row_count: 12_481,
  has_header: true,
  columns: [
    { title: 'نام و نام خانوادگی', field: 'name', property_id: null },
    { title: 'همراه', field: 'mobile', property_id: null },
    { title: 'شهر', field: 'property', property_id: '7' },
    { title: 'یادداشت', field: null, property_id: null },
  ],
  rows: [
    ['نام و نام خانوادگی', 'همراه', 'شهر', 'یادداشت'],
    ['مریم رضایی', '09241110001', 'تهران', ''],
    ['سید محمدرضا حسینی‌نژاد اصفهانی', '9041110002', 'اصفهان', 'مدیر بازرگانی شرکت پخش سراسری مواد غذایی'],
    ['', '989952110003', 'شیراز', 'https://example.com/customers/990012'],
  ],
};

/** With as many columns as a spreadsheet of a shop has, and no titles. */
export const WIDE_SHEET: ContactsFile = {
  ...SHEET,
  has_header: false,
  columns: Array.from({ length: 14 }, () => ({ title: null, field: null, property_id: null })),
  rows: SHEET.rows.slice(1).map((cells) => Array.from({ length: 14 }, (_, column) => cells[column] ?? `${column}`)),
};

/** An import as the server tells of it. */
export function sampleJob(more: Partial<Job> = {}): Job {
  return {
    ...{ id: '91', kind: 'contact.import', title: 'افزودن مخاطبان از فایل', state: 'running', cancel_requested: false },
    ...{ done_count: 5_000, total_count: 12_480, result: null, error: null },
    ...{ created_at: '2026-11-20T08:30:00.000Z', started_at: '2026-11-20T08:30:01.000Z', finished_at: null },
    ...more,
  } as Job;
}

/** What the network answers to who imports. */
export const importAnswers = (job: Job = sampleJob()) => ({
  'GET /phonebooks/options': { data: { items: PROPERTIES } },
  'GET /phonebooks/numbers/tags': { data: { items: TAGS } },
  'GET /phonebooks': { data: { items: [{ id: '1', title: 'مشتریان تهران', code: null, members_count: 2 }] } },
  'POST /phonebooks/numbers/import-new': { data: { job_id: job.id } },
  'GET /jobs/details': { data: job },
});
