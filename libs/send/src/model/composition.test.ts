import { NO_BANK } from './bank';
import { EMPTY_COMPOSITION, hasContent, readComposition, writeComposition } from './composition';

const composition = {
  line: '50001',
  text: 'سلام',
  numbers: ['989240000001'],
  people: {
    by: 'contacts' as const,
    phonebookIds: ['7'],
    from: '11',
    count: '20',
    contacts: [{ id: '5', label: 'زهرا' }],
    segmentId: '3',
  },
  file: { uploadId: '9', name: 'مشتریان.xlsx', count: 3 },
  bank: { ...NO_BANK, provinceId: '96', withoutBlacklisted: true },
  charity: true,
  sendTime: '2026-12-01T06:30:00.000Z',
  valuesFrom: 'people' as const,
  rate: '50',
  validity: '60',
  weeklyLimit: '3',
  trackLinks: true,
};

describe('a kept composition', () => {
  it('comes back as it was written', () => {
    expect(readComposition(writeComposition(composition))).toEqual(composition);
  });

  it.each([null, '', 'x', '12', 'null', '[]', '{"text":5,"numbers":"09"}'])('is empty when %j was kept', (kept) => {
    expect(readComposition(kept)).toEqual(EMPTY_COMPOSITION);
  });

  it('loses what is no number in the stored form', () => {
    const kept = JSON.stringify({ ...composition, numbers: ['09240000001', 7, 'x', '989240000002'] });
    expect(readComposition(kept).numbers).toEqual(['989240000002']);
  });

  it('has content once there is a text, a number or an option', () => {
    expect(hasContent(EMPTY_COMPOSITION)).toBe(false);
    expect(hasContent({ ...EMPTY_COMPOSITION, line: '50001', text: ' \n' })).toBe(false);
    expect(hasContent({ ...EMPTY_COMPOSITION, text: 'س' })).toBe(true);
    expect(hasContent({ ...EMPTY_COMPOSITION, rate: '50' })).toBe(true);
    expect(hasContent({ ...EMPTY_COMPOSITION, numbers: ['989240000001'] })).toBe(true);
  });
});
