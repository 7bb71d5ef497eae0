import { faultOfFinalText, faultOfText } from './text-fault';

describe('the text of a send', () => {
  it.each(['', ' ', '\n\t ', '\u200c\u200f', '\u0640\u0640'])(
    'refuses a text with nothing to see in it (%j)',
    (text) => {
      expect(faultOfText(text)).toBe('emptyText');
    },
  );

  it('takes one character, and 2700, and refuses 2701', () => {
    expect(faultOfText('ا')).toBeNull();
    expect(faultOfText('ا'.repeat(2700))).toBeNull();
    expect(faultOfText('ا'.repeat(2701))).toBe('textTooLong');
  });

  it('counts an emoji as the two units that it costs', () => {
    expect(faultOfText('😀'.repeat(1350))).toBeNull();
    expect(faultOfText('😀'.repeat(1351))).toBe('textTooLong');
  });

  it('judges the length again when the opt-out text was added', () => {
    expect(faultOfFinalText('ا'.repeat(2694) + '\nلغو11')).toBeNull();
    expect(faultOfFinalText('ا'.repeat(2695) + '\nلغو11')).toBe('textTooLong');
  });

  it.each(['a\u0000b', 'a\u0007b', 'a\u007fb', 'a\ud83d', '\ude00b'])(
    'refuses what no handset can show (%j)',
    (text) => {
      expect(faultOfText(text)).toBe('unsendableText');
    },
  );

  it('leaves line ends, tabs, ZWNJ and Persian signs alone', () => {
    expect(faultOfText('سلام\r\n\tمی\u200cرسد «۱۲۳»؟ 😀')).toBeNull();
  });
});
