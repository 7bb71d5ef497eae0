import { defineFilePurpose } from './file-purpose';

const DAY_MS = 24 * 3_600_000;

/** A file that people keep for themselves. */
export const OWN_FILE = defineFilePurpose({
  name: 'file.own',
  permission: 'file.read',
  maxBytes: 10 * 1_048_576,
  types: [
    ...(['text/csv', 'text/plain', 'application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  keptMs: 365 * DAY_MS,
  encodesImages: true,
});

/** Under which heading people find a file. */
export const FILE_CATEGORIES = ['own', 'export', 'contact', 'slip', 'document', 'picture', 'ticket'] as const;
export type FileCategory = (typeof FILE_CATEGORIES)[number];

const BY_PURPOSE: Readonly<Record<string, FileCategory>> = {
  'file.own': 'own',
  'contact.import_refused': 'contact',
  'contact.import_rows': 'contact',
  'deposit.slip': 'slip',
  'profile.document': 'document',
  'profile.image': 'picture',
  'ticket.file': 'ticket',
};

/** What a purpose is called whose files have numbers of people without their middle. */
export const MASKED = '.masked';

/** Purposes of files in which no numbers of people are written by us; of any other, known or not yet known, we say nothing. */
export const WITHOUT_NUMBERS: readonly string[] = [
  ...['file.own', 'deposit.slip', 'profile.document', 'profile.image', 'ticket.file', 'wallet.export'],
  // Facts of its entries say of a number that there is one.
  'audit.export',
];

/** What a purpose is called whose files have no texts of messages, `MASKED` behind it where that is so, too. */
export const TEXTLESS = '.textless';

/** Purposes of files in which no texts of messages are written by us, masked or not; of any other, known or not yet known, we say nothing. */
export const WITHOUT_TEXTS: readonly string[] = [
  ...WITHOUT_NUMBERS,
  ...['contact.export', 'contact.import_refused', 'contact.import_rows'],
].flatMap((purpose) => [purpose, purpose + MASKED]);

export const holdsNoTexts = (purpose: string): boolean =>
  WITHOUT_TEXTS.includes(purpose) || [TEXTLESS, TEXTLESS + MASKED].some((end) => purpose.endsWith(end));

export const holdsNoNumbers = (purpose: string): boolean =>
  WITHOUT_NUMBERS.includes(purpose) || purpose.endsWith(MASKED);

/** What jobs have written for people to take out is an export, whichever domain asked for it. */
export const categoryOf = (purpose: string): FileCategory => BY_PURPOSE[purpose] ?? 'export';

/** The purposes of a category; those of exports are all that have no other. */
export function purposesOf(category: FileCategory): { are: readonly string[] } | { areNot: readonly string[] } {
  const known = Object.keys(BY_PURPOSE);
  if (category === 'export') return { areNot: known };
  return { are: known.filter((purpose) => BY_PURPOSE[purpose] === category) };
}
