import { contract } from '../contract/contract';
import { createHiddenTexts, withoutTexts } from './hidden-texts';

const texts = createHiddenTexts(contract);
const ME = 7n;
const sendOf = (id: string | null) => ({
  summary: 'سلام',
  text: 'سلام سارا',
  made_by: { kind: 'member', person: id === null ? null : { id, name: 'ن', username: 'n' } },
});

describe('an answer for who reads no texts', () => {
  it('has those of own sends, in lists and alone, and none of others', () => {
    const { items } = texts.hide('listSends', { items: [sendOf('7'), sendOf('8'), sendOf(null)] }, ME) as {
      items: { summary: string }[];
    };
    expect(items.map(({ summary }) => summary)).toEqual(['سلام', '', '']);
    expect(texts.hide('getSend', sendOf('7'), ME)).toEqual(sendOf('7'));
    expect(texts.hide('getSend', sendOf('8'), ME)).toEqual({ ...sendOf('8'), summary: '', text: '' });
  });

  it('has none of what a secretary sent for them: in it are the words of who wrote to it', () => {
    const forwarded = { ...sendOf('7'), made_by: { ...sendOf('7').made_by, kind: 'secretary' } };
    expect(texts.hide('getSend', forwarded, ME)).toEqual({ ...forwarded, summary: '', text: '' });
  });

  it('has none at all for who has made nothing themselves', () => {
    expect(texts.hide('getSend', sendOf('7'), null)).toEqual({ ...sendOf('7'), summary: '', text: '' });
    expect(texts.hide('getSend', sendOf(null), null)).toEqual({ ...sendOf(null), summary: '', text: '' });
  });

  it('has none of messages that came, and all else as it was', () => {
    const message = { id: '1', text: 'سفارش من؟', contact_name: 'سارا' };
    expect(texts.hide('listInbox', { items: [message] }, ME)).toEqual({ items: [{ ...message, text: '' }] });
  });

  it('has the codes of a reader that nobody has sent, and no other', () => {
    const codes = [
      { code: 'ABC-1', number: null, used_at: null },
      { code: 'ABC-2', number: '989241230001', used_at: '2026-11-20T08:30:00Z' },
    ];
    const { items } = texts.hide('listReaderCodes', { items: codes }, ME) as { items: { code: string }[] };
    expect(items.map(({ code }) => code)).toEqual(['ABC-1', '']);
    const winners = [{ code: 'ABC-2', number: '989241230001' }];
    expect(texts.hide('drawReaderWinners', { winners }, ME)).toEqual({
      winners: [{ code: '', number: '989241230001' }],
    });
  });

  it('adds no text where there is none', () => {
    expect(texts.hide('listRecipients', { items: [{ n: 1 }] }, ME)).toEqual({ items: [{ n: 1 }] });
  });
});

describe('a question of who reads no texts', () => {
  it('finds nothing by them', () => {
    const asks = (operationId: string, filters: object) => () => texts.check(operationId, { filters });
    expect(asks('listSends', { message: 'سلام' })).toThrow(expect.objectContaining({ code: '403-528' }));
    expect(asks('listInbox', { search: 'سلام' })).toThrow(expect.objectContaining({ code: '403-528' }));
    expect(asks('listReaderCodes', { code: 'ABC' })).toThrow(expect.objectContaining({ code: '403-528' }));
    expect(asks('listReaderCodes', { is_used: true })).not.toThrow();
    expect(asks('listSends', { state: 6 })).not.toThrow();
    expect(asks('listInbox', { number: '0924' })).not.toThrow();
  });

  it('has no messages sent elsewhere; taking such away is no question of texts', () => {
    const forwards = (forward_to: string[]) => () => texts.check('createSecretary', { forward_to });
    expect(forwards(['09241230001'])).toThrow(expect.objectContaining({ code: '403-529' }));
    expect(forwards([])).not.toThrow();
  });
});

it('an answer in the manner of another API has no texts, under any of their names', () => {
  const entries = [{ messageid: 1, message: 'سلام', statustext: 'رسیده', nested: { messageText: 'سلام' } }];
  expect(withoutTexts({ entries })).toEqual({
    entries: [{ messageid: 1, message: '', statustext: 'رسیده', nested: { messageText: '' } }],
  });
});
