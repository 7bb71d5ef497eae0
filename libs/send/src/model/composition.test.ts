import { EMPTY_COMPOSITION, hasContent, readComposition, writeComposition } from './composition';

const composition = {
  line: '50001',
  text: 'سلام',
  numbers: ['989240000001'],
  charity: true,
  sendTime: '2026-12-01T06:30:00.000Z',
  rate: '50',
  validity: '60',
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
