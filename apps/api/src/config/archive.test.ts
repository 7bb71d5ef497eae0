import { readArchiveDays } from './archive';

const read = (days?: string) => {
  const faults: string[] = [];
  return { days: readArchiveDays(days === undefined ? {} : { PEYK_ARCHIVE_AFTER_DAYS: days }, faults), faults };
};

describe('PEYK_ARCHIVE_AFTER_DAYS', () => {
  it('is off unless it is given', () => {
    expect(read()).toEqual({ days: undefined, faults: [] });
    expect(read('')).toEqual({ days: undefined, faults: [] });
    expect(read('60')).toEqual({ days: 60, faults: [] });
  });

  it.each(['59', '0', '-1', '90.5', 'soon', '36501'])('%s is a fault that says what would be right', (text) => {
    expect(read(text).faults).toEqual([
      `PEYK_ARCHIVE_AFTER_DAYS is "${text}": give a number of days from 60 to 36500.`,
    ]);
  });
});
