import { Caption, Card, CardTitle, LatinRun, Stack, When, formatNumber, space, styled, tone } from '@peyk/shared-ui';
import type { PatternDetails, PatternVersion } from '../../api/get-pattern';
import { PatternState } from '../../components/pattern-state';
import { messages } from '../../messages';
import { diffWords } from '../../model/diff-words';

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
const Item = styled('li')({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  '&:last-child': { borderBlockEnd: 0 },
});
const Text = styled('p')({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& ins': { background: tone.turquoiseSoft, textDecoration: 'none' },
  '& del': { color: tone.pomegranateText },
});

/** What the pattern says and has said, newest first, each with what was changed from the one before. */
export function VersionsCard({ pattern, versions }: PatternDetails) {
  return (
    <Card>
      <CardTitle>{messages.versions}</CardTitle>
      <ol>
        {versions.map((version, index) => (
          <Version
            key={version.version}
            version={version}
            before={versions[index + 1]}
            isSent={version.version === pattern.accepted_version}
          />
        ))}
      </ol>
    </Card>
  );
}

interface VersionProps {
  readonly version: PatternVersion;
  readonly before: PatternVersion | undefined;
  readonly isSent: boolean;
}

function Version({ version, before, isSent }: VersionProps) {
  const runs = diffWords(before?.text ?? version.text, version.text);
  return (
    <Item>
      <Head>
        <strong>{messages.version(formatNumber(version.version))}</strong>
        <PatternState state={version.state} />
        {isSent && <Caption>{messages.inUse}</Caption>}
        <Caption>
          <When instant={version.asked_at} />
        </Caption>
      </Head>
      <Text dir="auto">
        {runs.map(({ kind, text }, place) => {
          if (kind === 'same') return text;
          return kind === 'new' ? <ins key={place}>{text}</ins> : <del key={place}>{text}</del>;
        })}
      </Text>
      <Stack gap={1}>
        {version.variables.map(({ name, type, max_length }) => (
          <Caption key={name}>
            <LatinRun>{`{{${name}}}`}</LatinRun> {messages.variableTypes[type]}،{' '}
            {messages.upTo(formatNumber(max_length))}
          </Caption>
        ))}
        {version.website !== null && (
          <Caption>
            <LatinRun>{version.website}</LatinRun>
          </Caption>
        )}
        {version.reason !== null && (
          <Caption>
            {messages.reason}: {version.reason}
          </Caption>
        )}
      </Stack>
    </Item>
  );
}
