import { PERMISSIONS } from '@peyk/shared-contract';
import { Card, CardTitle, CodeBox, Fact, Facts, LatinRun, LinkButton, Stack } from '@peyk/shared-ui';
import { Link } from 'react-router';
import { Prose } from '../../components/prose';
import { DEVELOPERS_PATHS } from '../../developers-paths';
import { documentsMessages as messages } from '../../documents-messages';
import type { Operation } from '../../model/reference';
import { Fields } from './fields';
import { Samples } from './samples';
import { TryIt } from './try-it';

const permissionTitle = (permission: string | null): string =>
  Object.entries(PERMISSIONS).find(([key]) => key === permission)?.[1].title ?? messages.anybody;

interface OperationViewProps {
  readonly operation: Operation;
  /** The key that the reader has brought, for as long as the page is open. */
  readonly ownKey: string;
  readonly onOwnKey: (key: string) => void;
}

/** One operation: what it does, asks, answers and costs, how programs call it, and a way to try it. */
export function OperationView({ operation, ownKey, onOwnKey }: OperationViewProps) {
  const { name, title, flags, answer } = operation;
  return (
    <Stack gap={4}>
      <Stack row gap={2}>
        <LinkButton component={Link} to={`${DEVELOPERS_PATHS.documents}?tab=1`} variant="quiet">
          {messages.all}
        </LinkButton>
      </Stack>
      <Card>
        <CardTitle>{title}</CardTitle>
        <About operation={operation} />
      </Card>
      <Fields operation={operation} />
      <Samples operation={operation} ownKey={ownKey} />
      {!flags.includes('f') && <TryIt key={name} operation={operation} ownKey={ownKey} onOwnKey={onOwnKey} />}
      <Card>
        <CardTitle>{messages.answer}</CardTitle>
        {flags.includes('b') ? (
          <p>{messages.answerFile}</p>
        ) : (
          <CodeBox text={JSON.stringify({ data: answer }, null, 2)} label={messages.answer} />
        )}
      </Card>
      <Card>
        <CardTitle>{messages.errorsTitle}</CardTitle>
        <p>{messages.errorsHelp}</p>
        <LinkButton component={Link} to={`${DEVELOPERS_PATHS.documents}?tab=2`} variant="quiet">
          {messages.toErrors}
        </LinkButton>
      </Card>
    </Stack>
  );
}

function About({ operation }: { readonly operation: Operation }) {
  const { name, method, path, title, about, permission, costs, flags, isTestable } = operation;
  return (
    <Stack gap={3}>
      <p>
        <Prose text={about} />
      </p>
      <CodeBox text={`${method} /v1/api${path}`} label={title} />
      <Facts>
        <Fact name={messages.facts.call}>
          <LatinRun>{name}</LatinRun>
        </Fact>
        <Fact name={messages.facts.permission}>{permissionTitle(permission)}</Fact>
        <Fact name={messages.facts.cost}>{costs ? messages.costs : messages.free}</Fact>
        {flags.includes('k') && <Fact name={messages.facts.repeat}>{messages.keyed}</Fact>}
        <Fact name={messages.facts.testing}>{isTestable ? messages.testing.yes : messages.testing.no}</Fact>
      </Facts>
    </Stack>
  );
}
