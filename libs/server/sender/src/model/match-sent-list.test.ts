import { matchSentList } from './match-sent-list';
import type { OpenMessage, SentEntry } from './match-sent-list';
import { userReferenceOf } from './user-reference';

const AT = new Date('2026-05-01T10:00:00Z');
const minutes = (count: number) => new Date(AT.getTime() + count * 60_000);

const message = (wishes: Partial<OpenMessage> = {}): OpenMessage => ({
  ...{ accountId: 1n, sendId: 7n, n: 1, mobile: 952_000_001, line: '3000', parts: 1, since: AT, isNumbered: true },
  ...wishes,
});
const entry = (wishes: Partial<SentEntry> = {}): SentEntry => ({
  ...{ operatorMessageId: 'a', mobile: 952_000_001, line: '3000', userReference: null, at: minutes(1) },
  ...wishes,
});
const nameOf = (of: OpenMessage, part = 0) => userReferenceOf({ ...of, part });
const shortly = (entries: SentEntry[], messages: OpenMessage[]) => {
  const { verdicts, strangers } = matchSentList(entries, messages);
  return {
    whole: verdicts.filter(({ isWhole }) => isWhole).map(({ message: of }) => of),
    doubtful: verdicts.filter(({ isWhole }) => !isWhole).map(({ message: of }) => of),
    strangers,
  };
};

describe('the list of the operator', () => {
  it('names a message by our own name, also among others to the same number', () => {
    const [one, other] = [message(), message({ sendId: 8n })];
    const named = entry({ userReference: nameOf(other) });
    expect(shortly([named], [one, other])).toEqual({ whole: [other], doubtful: [], strangers: [] });
  });

  it('names one without our name where no other can be meant', () => {
    expect(shortly([entry()], [message()]).whole).toHaveLength(1);
    expect(shortly([entry({ line: '+983000' })], [message()]).whole).toHaveLength(1);
    expect(shortly([entry({ line: '', at: null })], [message()]).whole).toHaveLength(1);
  });

  it('leaves two that may be meant in doubt, and sends neither again', () => {
    const both = [message(), message({ sendId: 8n })];
    expect(shortly([entry()], both)).toEqual({ whole: [], doubtful: both, strangers: [] });
  });

  it.each<[string, Partial<SentEntry>]>([
    ['another number', { mobile: 952_000_002 }],
    ['another line', { line: '2000' }],
    ['a time before its send was accepted', { at: minutes(-11) }],
    ['another name of ours', { userReference: (nameOf(message()) + 1) & 0xffff }],
  ])('does not name one with %s', (_, wishes) => {
    const other = entry(wishes);
    expect(shortly([other], [message()])).toEqual({ whole: [], doubtful: [], strangers: [other] });
  });

  it('believes another name of ours not where the message got its number after the restore', () => {
    const fresh = message({ isNumbered: false });
    const other = entry({ userReference: (nameOf(fresh) + 1) & 0xffff });
    expect(shortly([other], [fresh])).toEqual({ whole: [], doubtful: [fresh], strangers: [] });
  });

  it('takes a message of several parts for sent when all are listed, and else for doubtful', () => {
    const long = message({ parts: 2 });
    const parts = [0, 1].map((part) => entry({ operatorMessageId: `p${part}`, userReference: nameOf(long, part) }));
    const { verdicts } = matchSentList(parts, [long]);
    expect(verdicts).toMatchObject([{ isWhole: true, parts: [{ part: 0 }, { part: 1, operatorMessageId: 'p1' }] }]);
    expect(matchSentList(parts.slice(1), [long]).verdicts).toMatchObject([{ isWhole: false, parts: [{ part: 1 }] }]);
    expect(shortly([entry(), entry({ operatorMessageId: 'b' })], [long]).whole).toEqual([long]);
    expect(shortly([entry()], [long]).doubtful).toEqual([long]);
  });
});
