import { exclusionsOf } from './excluded';

describe('what was left out of a send', () => {
  it('names only the reasons that met somebody, in one order', () => {
    expect(exclusionsOf({ opted_out: 4, invalid: 1, duplicate: 0, blacklisted: 2 })).toEqual([
      { key: 'invalid', label: 'شمارهٔ نامعتبر', count: 1 },
      { key: 'blacklisted', label: 'در لیست سیاه', count: 2 },
      { key: 'opted_out', label: 'لغو ۱۱ فرستاده‌اند', count: 4 },
    ]);
  });

  it('is empty when every number stayed', () => {
    expect(exclusionsOf({ invalid: 0, duplicate: 0, blacklisted: 0, opted_out: 0 })).toEqual([]);
  });
});
