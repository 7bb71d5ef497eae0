import { Fact, Facts, LatinRun, When, formatNumber, styled } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { lazy } from 'react';
import type { Reader } from '../../api/readers';
import { LimitsFact } from '../../components/limit-fields';
import { OwnCard } from '../../components/own-card';
import { SecretaryState } from '../../components/secretary-state';
import { readerMessages } from '../../reader-messages';
import { SECRETARY_PATHS } from '../../secretary-paths';

const AskAboutReader = lazy(() => import('../../components/ask-about-reader'));

const Lines = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const words = readerMessages.fields;

/** What a code reader answers, how far its codes are used up, and what can be done with it. */
export function ReaderCard({ reader }: { readonly reader: Reader }) {
  return (
    <OwnCard
      own={reader}
      paths={{ update: SECRETARY_PATHS.updateReader, list: SECRETARY_PATHS.readers }}
      activated={readerMessages.activated}
      ask={(asked) => <AskAboutReader reader={reader} {...asked} />}
    >
      <ReaderFacts reader={reader} />
    </OwnCard>
  );
}

function ReaderFacts({ reader }: { readonly reader: Reader }) {
  const { line, from_number, used_count, code_count, starts_at, ends_at } = reader;
  const replies = [
    [words.reply, reader.reply],
    [words.duplicateReply, reader.duplicate_reply],
    [words.wrongReply, reader.wrong_reply],
    ...reader.keywords.map(({ word, reply }) => [`«${word}»`, reply] as const),
  ] as const;
  return (
    <Facts look="lined">
      <Fact name={words.state}>
        <SecretaryState {...reader} />
      </Fact>
      <Fact name={words.line}>
        <LatinRun>{toPersianDigits(line)}</LatinRun>
      </Fact>
      {from_number !== line && (
        <Fact name={words.fromNumber}>
          <LatinRun>{toPersianDigits(from_number)}</LatinRun>
        </Fact>
      )}
      <Fact name={words.used}>{readerMessages.progress(formatNumber(used_count), formatNumber(code_count))}</Fact>
      {replies.map(
        ([name, reply]) =>
          reply !== null && (
            <Fact key={name} name={name}>
              <Lines>{reply}</Lines>
            </Fact>
          ),
      )}
      <LimitsFact {...reader} />
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
      <Fact name={words.createdAt}>
        <When instant={reader.created_at} />
      </Fact>
    </Facts>
  );
}
