import { fillPath } from '@peyk/shared-module';
import { useMay } from '@peyk/shared-store';
import {
  Button,
  Card,
  CardTitle,
  CopyButton,
  Fact,
  Facts,
  LatinRun,
  LinkButton,
  Notice,
  Stack,
  When,
  space,
  styled,
} from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { PatternDetails } from '../../api/get-pattern';
import { PatternState } from '../../components/pattern-state';
import { messages } from '../../messages';
import { PATTERNS_PATHS } from '../../patterns-paths';

const RemovePattern = lazy(() => import('../../components/remove-pattern'));
const TestDialog = lazy(() => import('./test-dialog'));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
const Lines = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** What a pattern is, and what can be done with it. */
export function PatternCard({ pattern, versions }: PatternDetails) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'remove' | 'test' | null>(null);
  const accepted = versions.find(({ version }) => version === pattern.accepted_version);
  const [mayEdit, mayDelete, maySend] = [useMay('pattern.edit'), useMay('pattern.delete'), useMay('send.create')];
  const close = () => setOpen(null);
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{pattern.title}</CardTitle>
        <PatternFacts pattern={pattern} />
        <Buttons>
          {maySend && accepted && (
            <Button icon="send" variant="primary" onClick={() => setOpen('test')}>
              {messages.test}
            </Button>
          )}
          {mayEdit && (
            <LinkButton component={Link} to={fillPath(PATTERNS_PATHS.update, { id: pattern.id })} icon="pencil">
              {messages.edit}
            </LinkButton>
          )}
          {mayDelete && (
            <Button icon="trash" variant="danger" onClick={() => setOpen('remove')}>
              {messages.remove}
            </Button>
          )}
        </Buttons>
      </Stack>
      <Suspense fallback={null}>
        {open === 'remove' && (
          <RemovePattern pattern={pattern} onDone={() => void navigate(PATTERNS_PATHS.list)} onClose={close} />
        )}
        {open === 'test' && accepted && <TestDialog code={pattern.code} version={accepted} onClose={close} />}
      </Suspense>
    </Card>
  );
}

function PatternFacts({ pattern }: Pick<PatternDetails, 'pattern'>) {
  const words = messages.fields;
  const isShared = pattern.type === 'shared';
  return (
    <>
      {isShared && <Notice tone="info">{messages.shared.fixed}</Notice>}
      {pattern.state === 'refused' && pattern.reason !== null && <Notice tone="danger">{pattern.reason}</Notice>}
      <Facts look="lined">
        <Fact name={words.state}>
          <PatternState state={pattern.state} />
        </Fact>
        <Fact name={words.code}>
          <LatinRun>{pattern.code}</LatinRun> <CopyButton text={pattern.code} what={messages.copyWhat} />
        </Fact>
        <Fact name={words.type}>
          {isShared ? messages.sharedType(messages.types[pattern.kind]) : messages.types[pattern.type]}
        </Fact>
        <Fact name={isShared ? messages.shared.description : words.description}>
          <Lines>{pattern.description ?? '—'}</Lines>
        </Fact>
        <Fact name={messages.createdAt}>
          <When instant={pattern.created_at} />
        </Fact>
      </Facts>
    </>
  );
}
