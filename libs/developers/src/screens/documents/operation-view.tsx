import { PERMISSIONS } from '@peyk/shared-contract';
import {
  Caption,
  Card,
  CardTitle,
  Fact,
  Facts,
  LatinRun,
  LinkButton,
  SelectBox,
  Stack,
  StatusChip,
} from '@peyk/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { CodeBlock } from '../../components/code-block';
import { DEVELOPERS_PATHS } from '../../developers-paths';
import { documentsMessages as messages } from '../../documents-messages';
import { titleOf } from '../../model/operation-titles';
import type { Operation } from '../../model/reference';
import { LANGUAGES, languagesOf, sampleOf } from '../../model/samples';
import { TryIt } from './try-it';

const permissionTitle = (permission: string | null): string =>
  Object.entries(PERMISSIONS).find(([key]) => key === permission)?.[1].title ?? messages.anybody;

/** One operation: what it does, asks, answers and costs, how programs call it, and a way to try it. */
export function OperationView({ operation }: { readonly operation: Operation }) {
  const { name, method, path, about, permission, costs, flags } = operation;
  return (
    <Stack gap={4}>
      <Stack row gap={2}>
        <LinkButton component={Link} to={`${DEVELOPERS_PATHS.documents}?tab=1`} variant="quiet">
          {messages.all}
        </LinkButton>
      </Stack>
      <Card>
        <CardTitle>{titleOf(name) ?? name}</CardTitle>
        <Stack gap={3}>
          <CodeBlock text={`${method} /v1/api${path}`} label={titleOf(name) ?? name} />
          <p lang="en" dir="ltr">
            {about}
          </p>
          <Facts>
            <Fact name={messages.facts.call}>
              <LatinRun>{name}</LatinRun>
            </Fact>
            <Fact name={messages.facts.permission}>{permissionTitle(permission)}</Fact>
            <Fact name={messages.facts.cost}>{costs ? messages.costs : messages.free}</Fact>
            {flags.includes('k') && <Fact name={messages.facts.repeat}>{messages.keyed}</Fact>}
          </Facts>
        </Stack>
      </Card>
      <Fields operation={operation} />
      <Samples operation={operation} />
      <Card>
        <CardTitle>{messages.answer}</CardTitle>
        {flags.includes('b') ? (
          <p>{messages.answerFile}</p>
        ) : (
          <CodeBlock text={JSON.stringify({ data: operation.answer }, null, 2)} label={messages.answer} />
        )}
      </Card>
      <Card>
        <CardTitle>{messages.errorsTitle}</CardTitle>
        <p>{messages.errorsHelp}</p>
        <LinkButton component={Link} to={`${DEVELOPERS_PATHS.documents}?tab=2`} variant="quiet">
          {messages.toErrors}
        </LinkButton>
      </Card>
      {!flags.includes('f') && <TryIt key={name} operation={operation} />}
    </Stack>
  );
}

function Fields({ operation: { fields } }: { readonly operation: Operation }) {
  return (
    <Card>
      <CardTitle>{messages.fields}</CardTitle>
      {fields.length === 0 && <p>{messages.noFields}</p>}
      <Stack gap={3}>
        {fields.map(({ name, type, isRequired, about }) => (
          <div key={name}>
            <Stack row gap={2}>
              <LatinRun>{name}</LatinRun>
              <StatusChip tone={isRequired ? 'attention' : 'quiet'} icon={isRequired ? 'check' : 'minus'}>
                {isRequired ? messages.required : messages.optional}
              </StatusChip>
            </Stack>
            <Caption as="p" dir="ltr" lang="en">
              {type} {about}
            </Caption>
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function Samples({ operation }: { readonly operation: Operation }) {
  const [chosen, setChosen] = useState<string>('curl');
  const language = LANGUAGES.find((one) => one === chosen) ?? 'curl';
  const options = languagesOf(operation).map((value) => ({ value, label: messages.languages[value] }));
  return (
    <Card>
      <CardTitle>{messages.examples}</CardTitle>
      <Stack gap={3}>
        <SelectBox label={messages.language} value={language} onChange={setChosen} options={options} />
        <CodeBlock text={sampleOf(language, operation, window.location.origin)} label={messages.examples} />
        <Caption as="p">{messages.keyPlace}</Caption>
      </Stack>
    </Card>
  );
}
