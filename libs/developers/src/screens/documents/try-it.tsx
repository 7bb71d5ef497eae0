import { isTestKey } from '@peyk/shared-samples';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  Checkbox,
  CodeBox,
  LinkButton,
  Notice,
  Stack,
  TextField,
  focusRing,
  font,
  radius,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { tryCall, type TriedCall } from '../../api/try-call';
import { DEVELOPERS_PATHS } from '../../developers-paths';
import { documentsMessages } from '../../documents-messages';
import type { Operation } from '../../model/reference';

const messages = documentsMessages.tryIt;

function readInput(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A program's text: left to right as it is written, which no field of people's words is. */
const Json = styled('textarea')({
  inlineSize: '100%',
  padding: space[3],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  background: tone.sunken,
  color: tone.ink,
  font: 'inherit',
  fontSize: font.caption,
  resize: 'vertical',
  '&:focus-visible': focusRing,
});
const ROWS = 8;

function useTry(operation: Operation, key: string) {
  const [text, setText] = useState(() => JSON.stringify(operation.input, null, 2));
  const [isSure, setSure] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [fault, setFault] = useState<string>();
  const [tried, setTried] = useState<TriedCall>();
  const isSafe = isTestKey(key) || operation.flags.includes('r');
  const isAsked = key.trim() !== '' && !isSafe;
  const run = async () => {
    const input = readInput(text);
    setTried(undefined);
    setFault(key.trim() === '' ? messages.noKey : input ? undefined : messages.badInput);
    if (key.trim() === '' || !input) return;
    setWaiting(true);
    await tryCall(operation, key.trim(), input).then(setTried, () => setFault(messages.failed));
    setWaiting(false);
    setSure(false);
  };
  return { text, setText, isSure, setSure, isWaiting, fault, tried, isAsked, run };
}

interface TryItProps {
  readonly operation: Operation;
  readonly ownKey: string;
  readonly onOwnKey: (key: string) => void;
}

/** Calls the operation with a key that the reader brings. */
export function TryIt({ operation, ownKey, onOwnKey }: TryItProps) {
  const id = useId();
  const { text, setText, isSure, setSure, isWaiting, fault, tried, isAsked, run } = useTry(operation, ownKey);
  return (
    <Card>
      <CardTitle>{messages.title}</CardTitle>
      <Stack gap={3}>
        <Caption as="p">{messages.help}</Caption>
        <TextField
          kind="latin"
          label={messages.key}
          hint={operation.isTestable ? messages.keyHint : documentsMessages.testing.no}
          value={ownKey}
          onChange={onOwnKey}
          autoComplete="off"
        />
        {operation.isTestable && ownKey === '' && (
          <LinkButton component={Link} to={DEVELOPERS_PATHS.createApiKey} variant="quiet">
            {messages.make}
          </LinkButton>
        )}
        <label htmlFor={id}>{messages.input}</label>
        <Json
          id={id}
          dir="ltr"
          rows={ROWS}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {isAsked && (
          <>
            <Notice tone="attention">{operation.costs ? messages.costs : messages.changes}</Notice>
            <Checkbox label={messages.sure} value={isSure} onChange={setSure} />
          </>
        )}
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button variant="primary" busy={isWaiting} disabled={isAsked && !isSure} onClick={() => void run()}>
          {messages.run}
        </Button>
        {tried && (
          <div role="status">
            <Stack gap={3}>
              <CodeBox text={`HTTP ${tried.status}`} label={messages.status} />
              <CodeBox text={tried.headers} label={messages.headers} />
              <CodeBox text={tried.body} label={messages.body} />
            </Stack>
          </div>
        )}
      </Stack>
    </Card>
  );
}
