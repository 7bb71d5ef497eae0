import { contract } from '../contract/contract';
import { createNumberRefs } from './number-refs';
import { createPersonNumbers } from './person-numbers';

const ACCOUNT = 7n;
const refs = createNumberRefs(Buffer.alloc(32, 'key'));
const numbers = createPersonNumbers(contract, refs);
const NUMBER = '989241230001';

describe('the name of a number', () => {
  const name = refs.nameOf(ACCOUNT, NUMBER) ?? '';

  it('is the same for the same number, fits where a number is given, and says nothing of it', () => {
    expect(name).toBe(refs.nameOf(ACCOUNT, NUMBER));
    expect(name.length).toBeLessThanOrEqual(40);
    expect(name).not.toContain('924');
    expect(name).not.toBe(refs.nameOf(ACCOUNT + 1n, NUMBER));
    expect(refs.numberOf(ACCOUNT, name)).toBe(NUMBER);
  });

  it('is worth nothing to another account, with another key, or changed', () => {
    const changed = `${name.slice(0, 10)}${name[10] === 'A' ? 'B' : 'A'}${name.slice(11)}`;
    const refused = { code: '422-532' };
    expect(() => refs.numberOf(ACCOUNT + 1n, name)).toThrow(expect.objectContaining(refused));
    expect(() => refs.numberOf(ACCOUNT, changed)).toThrow(expect.objectContaining(refused));
    expect(() => createNumberRefs(Buffer.alloc(32, 'other')).numberOf(ACCOUNT, name)).toThrow(
      expect.objectContaining(refused),
    );
  });

  it('is not given to what is no number', () => {
    expect(refs.nameOf(ACCOUNT, 'IRANCELL')).toBeNull();
    expect(refs.nameOf(ACCOUNT, '0044')).toBeNull();
  });
});

describe('an answer to someone who sees numbers masked', () => {
  it('has them so in every list, with a name beside those that one goes on with, and leaves what it was given alone', () => {
    const data = {
      items: [{ id: '1', sender: NUMBER, text: `زنگ بزن ${NUMBER}`, contact_name: null }],
      paging: { page: 1 },
    };
    const before = structuredClone(data);
    expect(numbers.mask('listInbox', data, ACCOUNT)).toEqual({
      items: [
        {
          ...{ id: '1', sender: '0924***0001', text: `زنگ بزن ${NUMBER}`, contact_name: null },
          sender_ref: refs.nameOf(ACCOUNT, NUMBER),
        },
      ],
      paging: { page: 1 },
    });
    expect(data).toEqual(before);
  });

  it('has them so within what was sent to programs', () => {
    const data = { delivery: {}, body: `{"number":"${NUMBER}"}`, attempts: [{ answer: `bad ${NUMBER}` }] };
    expect(JSON.stringify(numbers.mask('getWebhookDelivery', data, ACCOUNT))).not.toContain(NUMBER);
  });

  it.each(['listSends', 'getCredit', 'deleteInbox'])('of %s is the same object: it has no numbers', (operation) => {
    const data = { items: [] };
    expect(numbers.mask(operation, data, ACCOUNT)).toBe(data);
  });
});

describe('a question of someone who sees numbers masked', () => {
  const ask = (operation: string, body: unknown) => () => numbers.open(operation, body, ACCOUNT);
  const refused = expect.objectContaining({ code: '403-531' });

  it.each([
    ['listContacts', { filters: { number: '0924' } }],
    ['listContacts', { filters: { search: 'سارا ۱۲۳' } }],
    ['listContacts', { filters: { search: '١٢٣' } }],
    ['exportContacts', { selection: { filters: { search: '123' } } }],
    ['blacklistContactsInBulk', { selection: { filters: { number: '0924' } } }],
    ['createSegment', { title: 'x', filters: { number: '0924' } }],
    ['listInbox', { filters: { number: '123' } }],
    ['exportInbox', { filters: { search: '123' } }],
    ['listConversation', { sender: NUMBER }],
    ['markInboxRead', { sender: NUMBER }],
    ['listRecipients', { send_id: '1', filters: { number: NUMBER } }],
    ['listSecretaryMessages', { id: '1', filters: { number: NUMBER } }],
    ['listSuppressedNumbers', { kind: 'send', filters: { number: '0924' } }],
  ])('of %s by a number is refused: %j', (operation, body) => {
    expect(ask(operation, body)).toThrow(refused);
  });

  it('by a name or a word is asked', () => {
    const body = { filters: { search: 'سارا محمدی' } };
    expect(ask('listContacts', body)()).toEqual(body);
  });

  it('may name a number by what it was given for it, wherever a number may stand', () => {
    const name = refs.nameOf(ACCOUNT, NUMBER);
    expect(ask('listConversation', { sender: name })()).toEqual({ sender: NUMBER });
    expect(ask('createSend', { params: { recipients: [name, '09241230002'] } })()).toEqual({
      params: { recipients: [NUMBER, '09241230002'] },
    });
  });

  it('with a masked number is refused, or leaves the number of a contact as it is', () => {
    expect(ask('addContacts', { contacts: [{ number: '0924***0001' }] })).toThrow(
      expect.objectContaining({ code: '422-531' }),
    );
    expect(ask('updateContact', { id: '1', number: '0924***0001', name: 'سارا' })()).toEqual({
      ...{ id: '1', number: undefined, name: 'سارا' },
    });
  });
});
