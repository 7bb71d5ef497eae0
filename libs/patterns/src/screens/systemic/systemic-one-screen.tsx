import { DetailView } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import {
  Button,
  Card,
  CardTitle,
  CopyButton,
  Fact,
  Facts,
  LatinRun,
  LinkButton,
  Stack,
  formatNumber,
  space,
  styled,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { Link, useParams } from 'react-router';
import { systemicPatternQuery, type SystemicPattern } from '../../api/systemic-patterns';
import { messages } from '../../messages';
import { PATTERNS_PATHS } from '../../patterns-paths';

const TestDialog = lazy(() => import('../pattern/test-dialog'));

const words = messages.fields;
const UNKNOWN = {
  title: messages.systemic.unknownTitle,
  help: messages.systemic.unknownHelp,
  to: PATTERNS_PATHS.systemic,
  back: messages.backToList,
};
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
const Lines = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** A pattern of the installation: what it says, by which code it is sent, and the way to one of one's own. */
export default function SystemicOneScreen() {
  usePage({ title: messages.systemic.one, backTo: PATTERNS_PATHS.systemic });
  const { id = '' } = useParams();
  return (
    <DetailView query={useQuery(systemicPatternQuery(id))} unknown={UNKNOWN}>
      {(pattern) => <SystemicCard pattern={pattern} />}
    </DetailView>
  );
}

function SystemicCard({ pattern }: { readonly pattern: SystemicPattern }) {
  const [isTesting, setTesting] = useState(false);
  const [maySend, mayEdit] = [useMay('send.create'), useMay('pattern.edit')];
  const { id, code, title, type, description, text, variables } = pattern;
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{title}</CardTitle>
        <Facts look="lined">
          <Fact name={words.text}>
            <Lines>
              <bdi>{text}</bdi>
            </Lines>
          </Fact>
          <Fact name={words.code}>
            <LatinRun>{code}</LatinRun> <CopyButton text={code} what={messages.copyWhat} />
          </Fact>
          <Fact name={words.type}>{messages.types[type]}</Fact>
          {description !== null && (
            <Fact name={messages.systemic.description}>
              <Lines>{description}</Lines>
            </Fact>
          )}
          {variables.map((one) => (
            <Fact key={one.name} name={<LatinRun>{`{{${one.name}}}`}</LatinRun>}>
              {messages.variableTypes[one.type]}، {messages.systemic.length(formatNumber(one.max_length))}
            </Fact>
          ))}
        </Facts>
        <Buttons>
          {maySend && (
            <Button icon="send" variant="primary" onClick={() => setTesting(true)}>
              {messages.test}
            </Button>
          )}
          {mayEdit && (
            <LinkButton component={Link} to={`${PATTERNS_PATHS.create}?from=${id}`} icon="pencil">
              {messages.systemic.copy}
            </LinkButton>
          )}
        </Buttons>
      </Stack>
      <Suspense fallback={null}>
        {isTesting && (
          <TestDialog code={code} version={{ text, variables, website: null }} onClose={() => setTesting(false)} />
        )}
      </Suspense>
    </Card>
  );
}
