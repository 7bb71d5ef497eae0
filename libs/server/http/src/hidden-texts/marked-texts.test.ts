import { fieldsOfAnswers, known, lastName } from '../testing/fields-of-answers';

/** What a field is called that may hold the text of a message. */
const NAMED_SO = /^(text|message|summary|body|answer|found|content|final_text)$/;

/** Fields of answers that are called so and hold no message of somebody else: each with what it is. */
const NO_MESSAGES: Readonly<Record<string, string>> = {
  'Activation.message': 'a sentence of ours',
  'Agreement.body': 'what is agreed to',
  'ApiCall.message': 'a sentence of ours',
  'AuditLogEntry.refusal.message': 'a sentence of ours',
  'Draft.text': 'waits to be used',
  'Faq.answer': 'of ours',
  'JobError.message': 'a sentence of ours',
  'Meta.message': 'a sentence of ours',
  'News.body': 'of ours',
  'OwnText.text': 'what the asker has just written',
  'Pattern.text': 'waits to be used',
  'PatternVersion.text': 'waits to be used',
  'Price.final_text': 'what the asker has just written',
  'RecurringSend.message': 'waits to be used',
  'SharedPattern.text': 'waits to be used',
  'SystemicPattern.text': 'waits to be used',
  'TicketInteraction.text': 'between the account and us',
  'getApiCall.data.answer': 'texts in it are stars',
  'getTerms.data.text': 'of ours',
  'repeatApiCall.data.message': 'a sentence of ours',
};

describe('a field of an answer', () => {
  const fields = [...fieldsOfAnswers('x-message-text').values()];

  it('that is called like a text of a message is marked as one, or listed with what it is', () => {
    const unmarked = fields
      .filter(({ place, isMarked }) => NAMED_SO.test(lastName(place)) && !isMarked)
      .map(({ place }) => known(place))
      .filter((place) => NO_MESSAGES[place] === undefined);
    expect(unmarked).toEqual([]);
  });

  it('that is listed is there, and not marked', () => {
    const places = new Map(fields.map(({ place, isMarked }) => [known(place), isMarked]));
    expect(Object.keys(NO_MESSAGES).filter((place) => places.get(place) !== false)).toEqual([]);
  });

  it('is marked where we know of one', () => {
    expect(
      fields
        .filter(({ isMarked }) => isMarked)
        .map(({ place }) => place)
        .sort(),
    ).toEqual([
      'ConversationMessage.text',
      'InboxMessage.text',
      'ReaderCode.code',
      'ReaderDraw.winners[].code',
      'Recipient.text',
      'SecretaryMessage.found',
      'SecretaryMessage.text',
      'Send.summary',
      'SendDetails.text',
      'SuppressedNumber.message',
      'WaitingApproval.summary',
      'WebhookAttempt.answer',
      'WebhookDeliveryDetail.body',
      'WebhookResult.answer',
    ]);
  });
});
