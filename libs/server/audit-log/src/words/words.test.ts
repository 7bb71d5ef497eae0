import { ACCESS } from '@peyk/shared-contract';
import { actionChoices, actionsOfGroup, isOfPanel, wordsOfAction } from './actions';
import { changesOf } from './changes';
import { filterOfObject, objectOf, subjectOf } from './objects';
import { PANEL_GROUPS } from './panel-actions';
import { OTHER_SUPPORT } from './support-actions';

const audited = Object.entries(ACCESS).flatMap(([id, { effects }]) => (effects.length > 0 ? [id] : []));
const names = { roles: new Map([[3n, 'فروش']]), lines: new Map(), phonebooks: new Map(), subject: 'send' as const };

describe('the words of the log', () => {
  it('have a title for every operation that is written down, and for nothing else', () => {
    const titled = Object.values(PANEL_GROUPS).flatMap(({ actions }) => Object.keys(actions));
    expect([...titled].sort()).toEqual([...audited].sort());
  });

  it.each(audited)('of %s are Persian, and its own', (action) => {
    const { title } = wordsOfAction(action);
    expect(title).not.toMatch(/[a-z]{4}/i);
    expect(title).not.toBe(OTHER_SUPPORT);
    expect(isOfPanel(action)).toBe(true);
  });

  it('name what is not known yet after support, and under no other heading', () => {
    expect(wordsOfAction('frob users')).toEqual({ group: 'support', title: OTHER_SUPPORT });
    expect(actionsOfGroup('constructor')).toEqual([]);
    expect(actionChoices().map(({ id }) => id)).toContain('support');
  });
});

describe('what an entry is about', () => {
  it.each([
    ['createSend', 'send:12', { kind: 'send', id: 12n, count: null }],
    ['updateAccessRole', 'row:7', { kind: 'role', id: 7n, count: null }],
    ['deleteContacts', 'rows:4', { kind: 'contact', id: 4n, count: null }],
    ['deleteContacts', 'rows:4,5,6+27', { kind: 'contact', id: null, count: 30 }],
    ['decideWaitingThing', 'sends:12', { kind: 'send', id: 12n, count: null }],
    ['decideWaitingThing', 'tickets:7.5.9', { kind: 'ticket', id: 5n, count: null }],
    ['decideWaitingThing', 'payments:9', { kind: 'payment', id: 9n, count: null }],
    ['decideWaitingThing', 'secretaries:12.3', { kind: 'secretary', id: 12n, count: null }],
    ['decideWaitingThing', 'patterns:p000000012.2', { kind: 'pattern', id: null, count: null, name: 'p000000012' }],
    ['decideWaitingThing', 'identities:7.abc', { kind: 'identity', id: null, count: null }],
    ['takeWaitingThing', 'identities:7', { kind: 'identity', id: null, count: null }],
    ['identity refuse', 'omid', { kind: 'identity', id: null, count: null }],
    ['endSession', 'row:7', null],
    ['account credit', 'omid', null],
    ['line set', '20001405', null],
    ['createSend', 'constructor:7', null],
    ['createSend', null, null],
  ])('of %s with %s is %j', (action, object, about) => {
    expect(objectOf({ action, object })).toEqual(about);
  });
});

it('is found by all names under which a thing stands in the log', () => {
  expect(filterOfObject('ticket', 5n).names).toEqual(['ticket:5', 'tickets:5', 'row:5', 'rows:5']);
  expect(filterOfObject('send', 12n)).toEqual({
    id: 12n,
    names: ['send:12', 'sends:12'],
    rowActions: [],
    inRows: false,
  });
  expect(filterOfObject(undefined, 12n)).toMatchObject({
    names: expect.arrayContaining(['send:12', 'row:12']),
    inRows: false,
  });
});

describe('before and after', () => {
  it.each([
    ['cancelSend', 'send:12', 'متوقف‌شده'],
    ['review reject', '12', 'متوقف‌شده'],
    ['ticket close', '12', undefined],
    ['line set', '20001405', undefined],
  ])('of %s about %s read a number by whose state it is', (action, object, told) => {
    const subject = subjectOf({ action, object });
    expect(changesOf({ before: { state: null }, after: { state: 7 } }, { ...names, subject })[0]?.after?.[0]).toBe(
      told,
    );
  });

  it('leave out what stayed and what has no words', () => {
    const details = {
      before: { title: 'فروش', roleId: '3', secret: 'a' },
      after: { title: 'فروش', roleId: '4', secret: 'b' },
    };
    expect(changesOf(details, names)).toEqual([
      { field: 'roleId', title: 'نقش', kind: 'text', before: ['فروش'], after: ['نقشی که حذف شده است'] },
    ]);
  });

  it('are only after for what was made, and only before for what is gone', () => {
    expect(changesOf({ title: 'کلید', key: 'apikey:3' }, names)).toMatchObject([{ before: null, after: ['کلید'] }]);
    expect(changesOf({ before: { title: 'کلید' }, after: null }, names)).toMatchObject([
      { before: ['کلید'], after: null },
    ]);
  });

  it.each([[null], ['text'], [7], [[]], [{ before: 'x', after: ['y'] }], [{ constructor: 1 }]])(
    'are none in %j',
    (details: unknown) => {
      expect(changesOf(details, names)).toEqual([]);
    },
  );

  it.each([
    ['state', 7, 'متوقف‌شده'],
    ['state', 'deactivated', 'غیرفعال'],
    ['balanceMrial', '1500', '1.5'],
    ['hasAuthenticator', true, 'روشن'],
    ['until', '2026-11-20T08:30:00.000Z', '2026-11-20T08:30:00.000Z'],
    ['mobileEnd', '4567', 'شماره‌ای که نشان داده نمی‌شود'],
  ])('of %s read %j as %s', (field, value, told) => {
    expect(changesOf({ before: { [field]: null }, after: { [field]: value } }, names)[0]?.after).toEqual([told]);
  });

  it('do not tell words that nobody has written', () => {
    const details = { before: { state: 'open' }, after: { state: 'frobbed', until: 'never', roleId: { a: 1 } } };
    expect(changesOf(details, names)).toEqual([]);
  });
});
