import { workspaceOf } from '../workspace.ts';
import { phoneNumbers } from './phone-numbers.ts';

/** Put together here, so that this file holds no number of a person. */
const REAL = '912' + '1234567';

describe('the search for phone numbers', () => {
  it.each([
    `0${REAL}`,
    `98${REAL}`,
    `+98${REAL}`,
    `0098${REAL}`,
    REAL,
    `'0${REAL}'`,
    `0912 ${'123'} 4567`,
    '۰۹۱۲' + '۱۲۳۴۵۶۷',
  ])('finds %s', (text) => {
    const [finding] = phoneNumbers.run(workspaceOf({ 'docs/a.md': `one\n${text}` }));
    expect(finding).toMatchObject({ file: 'docs/a.md', line: 2 });
  });

  it.each(['09241234567', '989041234567', '9954 123 4567', '09529', '1699123456789', '0x9121234567ab'])(
    'leaves %s alone',
    (text) => {
      expect(phoneNumbers.run(workspaceOf({ 'docs/a.md': text }))).toEqual([]);
    },
  );
});
