import { useQuery } from '@tanstack/react-query';
import {
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LatinRun,
  QueryView,
  Skeleton,
  Stack,
  font,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { termsQuery } from '../api/terms';
import { messages } from '../messages';
import { registrationMessages } from '../registration-messages';
import { readTerms } from '../model/read-terms';

const Heading = styled('h2')({ marginBlockStart: space[4], fontSize: font.lead, fontWeight: font.bold });
const Paragraph = styled('p')({ whiteSpace: 'pre-line' });
const Version = styled('p')({ color: tone.inkSoft, fontSize: font.caption });

/** The terms of use in force, to be read. */
export function TermsText() {
  const terms = useQuery(termsQuery);
  return (
    <QueryView
      query={terms}
      loading={<Waiting />}
      isEmpty={({ text }) => text.trim() === ''}
      empty={<EmptyFace title={registrationMessages.termsEmpty} />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {({ version, text }) => (
        <Stack gap={2}>
          <Version>
            {registrationMessages.termsVersion} <LatinRun>{toPersianDigits(version)}</LatinRun>
          </Version>
          {readTerms(text).map(({ kind, text: words }, index) =>
            kind === 'heading' ? <Heading key={index}>{words}</Heading> : <Paragraph key={index}>{words}</Paragraph>,
          )}
        </Stack>
      )}
    </QueryView>
  );
}

const LINE_WIDTHS = ['40%', '96%', '88%', '92%', '60%'] as const;

function Waiting() {
  return (
    <Stack gap={3} role="status" aria-label={messages.loading}>
      {LINE_WIDTHS.map((inlineSize) => (
        <Skeleton key={inlineSize} style={{ inlineSize }} />
      ))}
    </Stack>
  );
}
