import { fillPath } from '@peyk/shared-module';
import { useMay } from '@peyk/shared-store';
import {
  Button,
  Card,
  CardTitle,
  Fact,
  Facts,
  LatinRun,
  LinkButton,
  Notice,
  Stack,
  When,
  formatNumber,
  space,
  styled,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { Suspense, lazy, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Reader } from '../../api/readers';
import { SecretaryState } from '../../components/secretary-state';
import { useActivate } from '../../components/use-activate';
import { messages } from '../../messages';
import { readerMessages } from '../../reader-messages';
import { SECRETARY_PATHS } from '../../secretary-paths';

const AskAboutReader = lazy(() => import('../../components/ask-about-reader'));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
const Lines = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const words = readerMessages.fields;

/** What a code reader answers, how far its codes are used up, and what can be done with it. */
export function ReaderCard({ reader }: { readonly reader: Reader }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'remove' | 'rest' | null>(null);
  const activating = useActivate(readerMessages.activated);
  const [mayEdit, mayDelete] = [useMay('secretary.edit'), useMay('secretary.delete')];
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{reader.title}</CardTitle>
        {reader.refusal !== null && <Notice tone="danger">{reader.refusal}</Notice>}
        <ReaderFacts reader={reader} />
        <Buttons>
          {mayEdit && (
            <LinkButton component={Link} to={fillPath(SECRETARY_PATHS.updateReader, { id: reader.id })} icon="pencil">
              {messages.edit}
            </LinkButton>
          )}
          {mayEdit && reader.is_active && (
            <Button icon="pause" onClick={() => setAsked('rest')}>
              {messages.rest}
            </Button>
          )}
          {mayEdit && !reader.is_active && (
            <Button icon="checkCircle" busy={activating.isPending} onClick={() => activating.mutate(reader.id)}>
              {messages.activate}
            </Button>
          )}
          {mayDelete && (
            <Button icon="trash" variant="danger" onClick={() => setAsked('remove')}>
              {messages.remove}
            </Button>
          )}
        </Buttons>
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
