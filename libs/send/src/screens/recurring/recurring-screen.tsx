import { DetailView } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { Card, Fact, Facts, LatinRun, LongWords, Notice, Stack, When, formatNumber, styled } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { oneRecurringQuery, type Recurring, type RecurringParams } from '../../api/recurring';
import { endWords, isAnniversary, ruleWords } from '../../model/recurring-rule';
import { recurringListMessages } from '../../recurring-list-messages';
import { recurringMessages } from '../../recurring-messages';
import { SEND_PATHS } from '../../send-paths';
import { RecurringActions } from './recurring-actions';
import { RecurringChip } from './recurring-chips';
import { RunsList } from './runs-list';
import { UNKNOWN_RECURRING } from './unknown-recurring';

const words = recurringListMessages.detail;
const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** One send that comes again, and what became of its times. */
export default function RecurringScreen() {
  const { id = '' } = useParams();
  usePage({ title: recurringMessages.title, backTo: SEND_PATHS.recurringList });
  const query = useQuery(oneRecurringQuery(id));
  return (
    <DetailView query={query} unknown={UNKNOWN_RECURRING}>
      {(recurring) => (
        <Stack gap={5}>
          {recurring.state_reason !== null && <Notice tone="attention">{recurring.state_reason}</Notice>}
          <Card>
            <Stack gap={4}>
              <Text>
                <bdi>
                  <LongWords>{recurring.message}</LongWords>
                </bdi>
              </Text>
              <RecurringFacts recurring={recurring} />
              <RecurringActions recurring={recurring} />
            </Stack>
          </Card>
          <RunsList id={recurring.id} />
        </Stack>
      )}
    </DetailView>
  );
}

function RecurringFacts({ recurring }: { readonly recurring: Recurring }) {
  const { rule, next_run_at: next, params } = recurring;
  return (
    <Facts look="lined" twoColumns>
      <Fact name={recurringListMessages.columns.state}>
        <RecurringChip state={recurring.state} />
      </Fact>
      <Fact name={words.when}>{ruleWords(rule)}</Fact>
      <Fact name={words.next}>{next === null ? words.none : <When instant={next} as="full" />}</Fact>
      <Fact name={words.end}>{endWords(rule)}</Fact>
      <Fact name={words.to}>{recipientsWords(params ?? {}, isAnniversary(rule))}</Fact>
      <Fact name={words.line}>
        <LatinRun>{recurring.from_number}</LatinRun>
      </Fact>
      <Fact name={words.sent}>{formatNumber(recurring.sent_count)}</Fact>
      {recurring.charity && <Fact name={words.charity}>{words.withCharity}</Fact>}
    </Facts>
  );
}

function recipientsWords(params: RecurringParams, ofDay: boolean): string {
  const { to } = recurringListMessages;
  const { recipients, phonebook_ids: books, contact_ids: contacts } = params;
  if (recipients) return to.numbers(recipients.length);
  if (books) return to.phonebooks(books.length);
  if (contacts) return to.contacts(contacts.length);
  return ofDay ? to.everybody : to.segment;
}
