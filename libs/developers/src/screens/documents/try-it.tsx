import {
  Button,
  Caption,
  Card,
  CardTitle,
  Checkbox,
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
import { tryCall, type TriedCall } from '../../api/try-call';
import { CodeBlock } from '../../components/code-block';
import { documentsMessages } from '../../documents-messages';
import type { Operation } from '../../model/reference';

const messages = documentsMessages.tryIt;
/** How keys begin that cost nothing. */
const TEST_KEY = /^peyk_test_/;

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

/** The key lives in this component alone, and dies with it. */
function useTry(operation: Operation) {
  const [key, setKey] = useState('');
  const [text, setText] = useState(() => JSON.stringify(operation.input, null, 2));
  const [isSure, setSure] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [fault, setFault] = useState<string>();
  const [tried, setTried] = useState<TriedCall>();
  const isSafe = TEST_KEY.test(key.trim()) || operation.flags.includes('r');
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
  return { key, setKey, text, setText, isSure, setSure, isWaiting, fault, tried, isAsked, run };
}

/** Calls the operation with a key that the reader brings. */
export function TryIt({ operation }: { readonly operation: Operation }) {
  const id = useId();
  const { key, setKey, text, setText, isSure, setSure, isWaiting, fault, tried, isAsked, run } = useTry(operation);
  return (
    <Card>
      <CardTitle>{messages.title}</CardTitle>
      <Stack gap={3}>
        <Caption as="p">{messages.help}</Caption>
        <TextField kind="latin" label={messages.key} value={key} onChange={setKey} autoComplete="off" />
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
              <CodeBlock text={`HTTP ${tried.status}`} label={messages.status} />
              <CodeBlock text={tried.headers} label={messages.headers} />
              <CodeBlock text={tried.body} label={messages.body} />
            </Stack>
          </div>
        )}
      </Stack>
    </Card>
  );
}
