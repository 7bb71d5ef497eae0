/** How people are chosen out of the contacts. */
export const PEOPLE_BY = ['phonebooks', 'contacts', 'segment'] as const;
export type PeopleBy = (typeof PEOPLE_BY)[number];

/** A contact as it was when it was chosen: its name or its number is shown without asking again. */
export interface ChosenContact {
  readonly id: string;
  readonly label: string;
  /** Only its id is known: the picker asks for its name. */
  readonly isUnnamed?: boolean;
}

/** Who is chosen out of the contacts. What was chosen in another way stays, should the person come back to it. */
export interface ChosenPeople {
  readonly by: PeopleBy;
  readonly phonebookIds: readonly string[];
  /** The first of them that is meant, counted from 1, in digits; empty for the first. */
  readonly from: string;
  /** How many, in digits; empty for all that follow. */
  readonly count: string;
  readonly contacts: readonly ChosenContact[];
  /** Empty for none. */
  readonly segmentId: string;
}

export const NOBODY: ChosenPeople = {
  by: 'phonebooks',
  phonebookIds: [],
  from: '',
  count: '',
  contacts: [],
  segmentId: '',
};

/** The contract's own limits. */
export const MAX_PHONEBOOKS = 100;
export const MAX_CONTACTS = 10_000;
export const MAX_FILE_RECORDS = 1_000_000;

/** Whether someone is chosen in the way that is chosen. */
export function hasPeople({ by, phonebookIds, contacts, segmentId }: ChosenPeople): boolean {
  if (by === 'phonebooks') return phonebookIds.length > 0;
  return by === 'contacts' ? contacts.length > 0 : segmentId !== '';
}

/** Whether any choice would be lost with it. */
export function hasAnyPeople({ phonebookIds, contacts, segmentId }: ChosenPeople): boolean {
  return phonebookIds.length > 0 || contacts.length > 0 || segmentId !== '';
}

/** Reads a kept choice; whatever does not look like one is nobody. */
export function readPeople(value: unknown): ChosenPeople {
  if (typeof value !== 'object' || value === null) return NOBODY;
  const fields: Partial<Record<keyof ChosenPeople, unknown>> = value;
  const digitsOf = (name: 'from' | 'count' | 'segmentId') => (isDigits(fields[name]) ? fields[name] : '');
  return {
    by: PEOPLE_BY.find((by) => by === fields.by) ?? NOBODY.by,
    phonebookIds: Array.isArray(fields.phonebookIds) ? fields.phonebookIds.filter(isDigits) : [],
    from: digitsOf('from'),
    count: digitsOf('count'),
    contacts: Array.isArray(fields.contacts) ? fields.contacts.filter(isContact) : [],
    segmentId: digitsOf('segmentId'),
  };
}

function isDigits(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,19}$/.test(value);
}

function isContact(value: unknown): value is ChosenContact {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    isDigits(value.id) &&
    'label' in value &&
    typeof value.label === 'string'
  );
}
