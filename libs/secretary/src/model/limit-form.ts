import { string } from 'yup';
import { messages } from '../messages';

/** As the contract has them, which a test holds. */
export const LATELY = { least: 1, most: 20, usual: 5 } as const;
export const DAILY = { least: 1, most: 200 } as const;

/** Limits as they are typed; no daily one is an empty text. */
export interface LimitValues {
  readonly mostLately: string;
  readonly mostDaily: string;
}

export const USUAL_LIMITS: LimitValues = { mostLately: String(LATELY.usual), mostDaily: '' };

/** What the server calls them. */
export const LIMIT_SERVER_FIELDS = { mostLately: 'most_in_ten_minutes', mostDaily: 'most_in_a_day' } as const;

const isWithin = (text: string, { least, most }: { readonly least: number; readonly most: number }) =>
  Number(text) >= least && Number(text) <= most;

export const LIMIT_SCHEMA = {
  // Formik hands an empty text over as nothing.
  mostLately: string().test('range', messages.badLately, (text = '') => isWithin(text, LATELY)),
  mostDaily: string().test('range', messages.badDaily, (text = '') => text === '' || isWithin(text, DAILY)),
};

export const limitBodyOf = ({ mostLately, mostDaily }: LimitValues) => ({
  most_in_ten_minutes: Number(mostLately),
  ...(mostDaily !== '' && { most_in_a_day: Number(mostDaily) }),
});

export const limitValuesOf = (limits: {
  readonly most_in_ten_minutes: number;
  readonly most_in_a_day: number | null;
}): LimitValues => ({
  mostLately: String(limits.most_in_ten_minutes),
  mostDaily: limits.most_in_a_day?.toString() ?? '',
});
