import { roomFor, textFacts } from './text-facts';

const advertising = { advertising: true, multipart_chars: 67 as const };
const service = { advertising: false, multipart_chars: 67 as const };

describe('a text on a line', () => {
  it('carries the cancel-11 line of an advertising line, and is counted with it', () => {
    const { finalText, analysis } = textFacts('س'.repeat(64), advertising);
    expect(finalText.endsWith('\nلغو11')).toBe(true);
    expect(analysis).toMatchObject({ parts: 1, units: 70, unitsLeft: 0 });
    expect(textFacts('س'.repeat(65), advertising).analysis.parts).toBe(2);
  });

  it('does not carry it twice', () => {
    expect(textFacts('تخفیف\nلغو۱۱', advertising).finalText).toBe('تخفیف\nلغو۱۱');
  });

  it('stays as it is when empty, on a service line and before a line is chosen', () => {
    expect(textFacts('', advertising).finalText).toBe('');
    expect(textFacts('سلام', service).finalText).toBe('سلام');
    expect(textFacts('سلام', undefined).finalText).toBe('سلام');
  });

  it('follows the line in the size of a part', () => {
    expect(textFacts('س'.repeat(133), { advertising: false, multipart_chars: 66 }).analysis.parts).toBe(3);
    expect(textFacts('س'.repeat(133), service).analysis.parts).toBe(2);
  });

  it('leaves room for what the line adds', () => {
    expect(roomFor(advertising, 2700)).toBe(2694);
    expect(roomFor(service, 2700)).toBe(2700);
    expect(roomFor(undefined, 2700)).toBe(2700);
  });
});
