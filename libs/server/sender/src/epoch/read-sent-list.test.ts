import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SentListError, readSentList } from './read-sent-list';

const folder = mkdtempSync(join(tmpdir(), 'peyk-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

function list(...lines: string[]) {
  const path = join(folder, 'list.csv');
  writeFileSync(path, lines.join('\r\n'));
  return readSentList(path);
}

describe('the list of an operator', () => {
  it('is read with its columns in any order, with a mark of byte order, quotes and empty lines', async () => {
    const entries = await list(
      '\uFEFFnumber,message_id,Reference,line,sent_at',
      '"+989520000001",a-1,7,3000,2026-05-01T10:00:00.250Z',
      '',
      '09520000002,b,,,',
    );
    expect(entries).toEqual([
      {
        operatorMessageId: 'a-1',
        mobile: 520_000_001,
        line: '3000',
        userReference: 7,
        at: new Date('2026-05-01T10:00:00.250Z'),
      },
      { operatorMessageId: 'b', mobile: 520_000_002, line: '', userReference: null, at: null },
    ]);
  });

  it.each([
    ['The list is empty', []],
    ['no column "text"', ['message_id,number,text']],
    ['"message_id" is missing', ['number']],
    ['Line 2: 1 fields instead of 2', ['message_id,number', 'a']],
    ['Line 3: "number" is not', ['message_id,number', 'a,09520000001', 'b,021']],
    ['"message_id" is empty', ['message_id,number', ',09520000001']],
    ['"reference" is a number', ['message_id,number,reference', 'a,09520000001,70000']],
    ['"sent_at" is an instant', ['message_id,number,sent_at', 'a,09520000001,1405/02/01']],
  ])('is refused as a whole: %s', async (says, lines) => {
    const reading = list(...lines);
    await expect(reading).rejects.toThrow(SentListError);
    await expect(reading).rejects.toThrow(says);
  });
});
