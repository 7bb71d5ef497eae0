import { Fact, Facts, LatinRun, MobileNumber, When, space, styled } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { lazy } from 'react';
import type { Secretary } from '../../api/list-secretaries';
import { LimitsFact } from '../../components/limit-fields';
import { OwnCard } from '../../components/own-card';
import { SecretaryState } from '../../components/secretary-state';
import { messages } from '../../messages';
import { SECRETARY_PATHS } from '../../secretary-paths';

const RemoveSecretary = lazy(() => import('../../components/remove-secretary'));

const Lines = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Row = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: space[3] });
const words = messages.fields;

/** What a secretary does, and what can be done with it. */
export function SecretaryCard({ secretary }: { readonly secretary: Secretary }) {
  return (
    <OwnCard
      own={secretary}
      paths={{ update: SECRETARY_PATHS.update, list: SECRETARY_PATHS.list }}
      activated={messages.activated}
      ask={(asked) => <RemoveSecretary secretary={secretary} {...asked} />}
    >
      <SecretaryFacts secretary={secretary} />
    </OwnCard>
  );
}

function SecretaryFacts({ secretary }: { readonly secretary: Secretary }) {
  const { line, from_number, match, words: given, reply, forward_to } = secretary;
  return (
    <Facts look="lined">
      <Fact name={words.state}>
        <SecretaryState {...secretary} />
      </Fact>
      <Fact name={words.line}>
        <LatinRun>{toPersianDigits(line)}</LatinRun>
      </Fact>
      {from_number !== line && (
        <Fact name={words.fromNumber}>
          <LatinRun>{toPersianDigits(from_number)}</LatinRun>
        </Fact>
      )}
      <Fact name={match === 'regex' ? messages.expressions : words.words}>
        <Listening match={match} words={given} />
      </Fact>
      {reply !== null && (
        <Fact name={words.reply}>
          <Lines>{reply}</Lines>
        </Fact>
      )}
      {forward_to.length > 0 && (
        <Fact name={words.forwardTo}>
          <Row>
            {forward_to.map((number) => (
              <MobileNumber key={number} number={number} />
            ))}
          </Row>
        </Fact>
      )}
      <OtherWork {...secretary} />
      <LimitsFact {...secretary} />
      <Times {...secretary} />
      <Fact name={messages.createdAt}>
        <When instant={secretary.created_at} />
      </Fact>
    </Facts>
  );
}

/** To which messages: their words, or expressions, which are read from left to right. */
function Listening({ match, words: given }: Pick<Secretary, 'match' | 'words'>) {
  if (match === 'any') return messages.matches.any;
  if (match !== 'regex') return given.join('، ');
  return (
    <Row>
      {given.map((one) => (
        <LatinRun key={one}>{one}</LatinRun>
      ))}
    </Row>
  );
}

/** What it does beside answering, by the names of the form. */
function OtherWork({
  forward_to_webhook_id,
  add_to_phonebook_id,
  remove_from_phonebook_id,
  opts_out,
  once_per_sender,
}: Secretary) {
  const done = [
    forward_to_webhook_id !== null && words.webhook,
    add_to_phonebook_id !== null && words.addTo,
    remove_from_phonebook_id !== null && words.removeFrom,
    opts_out && words.optsOut,
    once_per_sender && words.once,
  ].filter((one) => one !== false);
  return done.length === 0 ? null : <Fact name={messages.otherWork}>{done.join('، ')}</Fact>;
}

const hour = (at: number) => toPersianDigits(`${String(at).padStart(2, '0')}:00`);

function Times({ starts_at, ends_at, from_hour, to_hour }: Secretary) {
  return (
    <>
      {starts_at !== null && (
        <Fact name={words.startsAt}>
          <When instant={starts_at} />
        </Fact>
      )}
      {ends_at !== null && (
        <Fact name={words.endsAt}>
          <When instant={ends_at} />
        </Fact>
      )}
      {from_hour !== null && to_hour !== null && (
        <Fact name={messages.times}>
          {words.fromHour} {hour(from_hour)} {words.toHour} {hour(to_hour)}
        </Fact>
      )}
    </>
  );
}
