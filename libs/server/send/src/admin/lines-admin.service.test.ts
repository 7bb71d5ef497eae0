import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { listAccountLines } from '../lines.repository';
import { assignLine, changeLine, createLine, setLineActive } from './lines-admin.service';
import type { NewLine } from './lines-admin.repository';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

const LINE: NewLine = {
  number: '30001111',
  title: 'خط فروشگاه',
  family: '3000',
  advertising: true,
  multipartChars: 66,
  refundRule: 'not_reached_telecom',
  maxPerSecond: 100,
};

describe('an admin', () => {
  it('makes a line and gives it to an account', async () => {
    const { accountId } = await givenAccount(test.db);
    const id = await createLine(test.db, LINE);
    await assignLine(test.db, { accountId, number: LINE.number, isDefault: true });
    const own = { hours: null, maxPerSecond: null };
    expect(await listAccountLines(test.db, accountId)).toEqual([
      {
        id,
        ...LINE,
        alias: null,
        active: true,
        isDefault: true,
        permittedHours: null,
        own,
        needsAgreement: false,
        forbiddenWords: [],
        linksAllowed: true,
      },
    ]);
  });

  it('cannot make a line twice', async () => {
    await createLine(test.db, { ...LINE, number: '30002222' });
    await expect(createLine(test.db, { ...LINE, number: '30002222' })).rejects.toMatchObject({ code: '409-22' });
  });

  it.each<[string, Partial<NewLine>]>([
    ['letters in its number', { number: '3000a' }],
    ['too short a number', { number: '12' }],
    ['no title', { title: ' ' }],
    ['no family', { family: '' }],
    ['a rate of zero', { maxPerSecond: 0 }],
    ['half a message a second', { maxPerSecond: 0.5 }],
  ])('cannot make a line with %s', async (_what, change) => {
    await expect(createLine(test.db, { ...LINE, number: '30003333', ...change })).rejects.toMatchObject({
      code: '422-30',
    });
  });

  it('moves the default line, also when two commands come at once', async () => {
    const { accountId } = await givenAccount(test.db);
    for (const number of ['40001', '40002', '40003']) await createLine(test.db, { ...LINE, number });
    await assignLine(test.db, { accountId, number: '40001', isDefault: true });
    await Promise.all(['40002', '40003'].map((number) => assignLine(test.db, { accountId, number, isDefault: true })));
    const lines = await listAccountLines(test.db, accountId);
    expect(lines).toHaveLength(3);
    expect(lines.filter((line) => line.isDefault)).toHaveLength(1);
  });

  it.each([
    [8, 22, true],
    [22, 6, true],
    [0, 1, true],
    [23, 24, true],
    [8, 8, false],
    [0, 24, false],
    [24, 6, false],
    [8, 25, false],
    [-1, 5, false],
    [8, 0, false],
    [8.5, 22, false],
  ])('may let a line send from %s to %s: %s', async (from, to, isGood) => {
    const { accountId } = await givenAccount(test.db);
    const number = `6${String(from).replace(/\D/g, '')}${to}00`;
    await createLine(test.db, { ...LINE, number });
    await assignLine(test.db, { accountId, number, isDefault: true });
    const change = changeLine(test.db, number, { hours: { from, to } });
    await (isGood ? change : expect(change).rejects.toMatchObject({ code: '422-36' }));
    const [line] = await listAccountLines(test.db, accountId);
    expect(line?.permittedHours).toEqual(isGood ? { from, to } : null);
  });

  it.each<[string, readonly string[] | null, boolean]>([
    ['one', ['smpp'], true],
    ['two in order', ['irancell', 'smpp'], true],
    ['any', null, true],
    ['none', [], false],
    ['one twice', ['smpp', 'smpp'], false],
    ['a name that nobody may have', ['Irancell'], false],
    ['an empty name', ['smpp', ''], false],
  ])('may be carried by %s: %s is %s', async (_what, operators, isGood) => {
    const number = '70001';
    await createLine(test.db, { ...LINE, number }).catch(() => undefined);
    await changeLine(test.db, number, { operators: ['before'] });
    const change = changeLine(test.db, number, { operators });
    await (isGood ? change : expect(change).rejects.toMatchObject({ code: '422-690' }));
    const row = await test.db.selectFrom('lines').select('operators').where('number', '=', number).executeTakeFirst();
    expect(row?.operators).toEqual(isGood ? operators : ['before']);
  });

  it('closes a line and opens it again', async () => {
    const { accountId } = await givenAccount(test.db);
    await createLine(test.db, { ...LINE, number: '50005' });
    await assignLine(test.db, { accountId, number: '50005', isDefault: false });
    await setLineActive(test.db, '50005', false);
    expect(await listAccountLines(test.db, accountId)).toMatchObject([{ active: false }]);
    await setLineActive(test.db, '50005', true);
    expect(await listAccountLines(test.db, accountId)).toMatchObject([{ active: true }]);
  });

  it('is told when the line or the account is not there', async () => {
    const { accountId } = await givenAccount(test.db);
    await createLine(test.db, { ...LINE, number: '60006' });
    const assign = (wishes: object) => assignLine(test.db, { accountId, number: '60006', isDefault: false, ...wishes });
    await expect(assign({ number: '60007' })).rejects.toMatchObject({ code: '404-22' });
    await expect(assign({ accountId: 999_999n })).rejects.toMatchObject({ code: '404-21' });
    await expect(setLineActive(test.db, '60007', true)).rejects.toMatchObject({ code: '404-22' });
  });
});
