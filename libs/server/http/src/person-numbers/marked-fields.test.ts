import { contract, listOperations } from '../contract/contract';
import { compileChanges } from './schema-changes';
import { fieldsOfAnswers, known, lastName } from '../testing/fields-of-answers';

/** What a field is called that may hold a number of a person. */
const NAMED_SO = /mobile|number|sender|receiver|recipient|receptor|phone(?!book)|msisdn|caller|^forward_to$/;

/** Fields of answers that are called so and hold no number of a person who is written to: each with what it is. */
const NO_PERSONS: Readonly<Record<string, string>> = {
  'AccountContact.numbers': 'whom the account has told of its own balance',
  'AddedNumbers.refused[].number': 'what this very call was given',
  'Agreement.number': 'a line',
  'BannerFiles.mobile': 'a picture',
  'CodeChallenge.mobile_hint': 'of the user themselves',
  'Colleague.mobile': 'a colleague, who is called by it',
  'Deposit.target.number': 'a card of the installation',
  'DepositTarget.number': 'a card of the installation',
  'Invitation.mobile': 'the invited, without its middle',
  'Line.number': 'a line',
  'LineTariff.number': 'a line',
  'LoginChallenge.mobile_hint': 'of the user themselves',
  'Package.lines[].number': 'a line',
  'Profile.mobile': 'the holder of the account',
  'ProfileDetails.economic_number': 'of the company',
  'ProfileDetails.id_number': 'of the holder of the account',
  'ProfileDetails.registration_number': 'of the company',
  'ReceiverLine.number': 'a line',
  'SendDetails.recipients_in_files_since': 'a time',
  'TransactionTransfer.destination.number': 'a card of the installation',
  'sendPattern.data.messages[].number': 'what this very call was given',
};
/** Of a line, wherever it stands. */
const LINES = /\.from_number$/;

describe('a field of an answer', () => {
  const fields = [...fieldsOfAnswers('x-person-number').values()];

  it('that is called like a number of a person is marked as one, or listed with what it is', () => {
    const unmarked = fields
      .filter(({ place, isMarked }) => NAMED_SO.test(lastName(place)) && !isMarked && !LINES.test(place))
      .filter(({ place }) => !place.endsWith('_ref'))
      .map(({ place }) => known(place))
      .filter((place) => NO_PERSONS[place] === undefined);
    expect(unmarked).toEqual([]);
  });

  it('that is listed is there, and not marked', () => {
    const places = new Map(fields.map(({ place, isMarked }) => [known(place), isMarked]));
    const wrong = Object.keys(NO_PERSONS).filter((place) => places.get(place) !== false);
    expect(wrong).toEqual([]);
  });

  it('is marked where we know of one', () => {
    const marked = fields.filter(({ isMarked }) => isMarked).map(({ place }) => place);
    expect(marked.sort()).toMatchInlineSnapshot(`
      [
        "Contact.mobile",
        "ContactFilters.number",
        "ContactFilters.search",
        "Conversation.sender",
        "DraftParams.recipients[]",
        "InboxMessage.sender",
        "LinkOpen.number",
        "MessageStatus.number",
        "OwnText.number",
        "ReaderCode.number",
        "ReaderDraw.winners[].number",
        "Recipient.number",
        "RecurringParams.recipients[]",
        "Secretary.forward_to[]",
        "SecretaryMessage.number",
        "SuppressedNumber.mobile",
        "WebhookAttempt.answer",
        "WebhookDeliveryDetail.body",
        "WebhookResult.answer",
      ]
    `);
  });
});

it('every schema of the contract compiles, also those that refer to themselves', () => {
  const compile = compileChanges(contract, { change: ({ 'x-person-number': kind }) => kind && (() => '***') });
  expect(listOperations(contract).length).toBeGreaterThan(100);
  expect(compile({ $ref: '#/components/schemas/InboxMessage' })?.({ sender: '1', text: '2' }, 1n)).toEqual({
    ...{ sender: '***', text: '2' },
  });
});
