import { fillPath } from '@peyk/shared-module';
import { Card, CardTitle, Fact, Facts, LatinRun, Notice, Stack, When, formatNumber, styled } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Reader } from '../../api/readers';
import { LimitsFact } from '../../components/limit-fields';
import { OwnButtons } from '../../components/own-buttons';
import { SecretaryState } from '../../components/secretary-state';
import { readerMessages } from '../../reader-messages';
import { SECRETARY_PATHS } from '../../secretary-paths';

const AskAboutReader = lazy(() => import('../../components/ask-about-reader'));

const Lines = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const words = readerMessages.fields;

/** What a code reader answers, how far its codes are used up, and what can be done with it. */
export function ReaderCard({ reader }: { readonly reader: Reader }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'remove' | 'rest' | null>(null);
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{reader.title}</CardTitle>
        {reader.refusal !== null && <Notice tone="danger">{reader.refusal}</Notice>}
        <ReaderFacts reader={reader} />
        <OwnButtons
          id={reader.id}
          isActive={reader.is_active}
          updatePath={fillPath(SECRETARY_PATHS.updateReader, { id: reader.id })}
          activated={readerMessages.activated}
          onAsk={setAsked}
        />
      </Stack>
      <Suspense fallback={null}>
        {asked !== null && (
          <AskAboutReader
            what={asked}
            reader={reader}
            onDone={() => void (asked === 'remove' && navigate(SECRETARY_PATHS.readers))}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </Card>
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
