import { describeError } from '@peyk/shared-api-client';
import { LinePicker, linesQuery } from '@peyk/shared-screens';
import { Button, Caption, Card, Money, Notice, SmsComposer, Stack } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replyPriceQuery, type Quote } from '../../api/reply';
import { messages } from '../../messages';
import { isUndecided, useReply } from './use-reply';
import { useRested } from './use-rested';

const words = messages.reply;
const TYPING_REST_MS = 400;
const MAX_CHARS = 2_700;

interface ReplyFormProps {
  readonly sender: string;
  /** The line that the last message came to. */
  readonly usualLine: string | undefined;
}

/** Answers a number, from the line that it wrote to; what it costs stands beside the button before it is pressed. */
export function ReplyForm({ sender, usualLine }: ReplyFormProps) {
  const { data: lines = [] } = useQuery(linesQuery());
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const active = lines.filter((one) => one.active);
  const usual = active.find(({ number }) => number === usualLine) ?? active.find((one) => one.is_default) ?? active[0];
  const line = chosen === null ? usual : active.find(({ number }) => number === chosen);
  const reply = { sender, line: line?.number ?? '', text };
  const price = useReplyPrice(reply);
  const { send, isPending, error, forget } = useReply(() => setText(''));
  const change = (next: string) => {
    if (error !== null) forget();
    setText(next);
  };
  if (lines.length > 0 && active.length === 0) return null;
  const { quote } = price;
  return (
    <Card as="form" onSubmit={(event) => event.preventDefault()}>
      <Stack gap={3}>
        {active.length > 1 && <LinePicker label={words.line} value={reply.line} onChange={setChosen} />}
        <SmsComposer
          label={words.label}
          value={text}
          onChange={change}
          maxLength={MAX_CHARS}
          multipartChars={line?.multipart_chars ?? 67}
          addsOptOut={line?.advertising ?? false}
        />
        {error !== null && (
          <Notice tone={isUndecided(error) ? 'attention' : 'danger'}>
            {isUndecided(error) ? words.lost : describeError(error)}
          </Notice>
        )}
        <Stack row gap={3} style={{ justifyContent: 'space-between' }}>
          <Price {...price} isWritten={text.trim() !== ''} />
          <Button
            variant="primary"
            icon="send"
            busy={isPending}
            disabled={quote === null || !canSend(quote)}
            onClick={() => quote !== null && send(reply, quote)}
          >
            {isUndecided(error) ? words.retry : words.send}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

const canSend = ({ enough_credit, reachable_count }: Quote) => enough_credit && reachable_count > 0;

interface ReplyPrice {
  /** Of exactly what stands in the form; null while there is none. */
  readonly quote: Quote | null;
  readonly error: Error | null;
}

function useReplyPrice(reply: { sender: string; line: string; text: string }): ReplyPrice {
  const text = useRested(reply.text, TYPING_REST_MS);
  const query = useQuery(replyPriceQuery({ ...reply, text }));
  const isCurrent = text === reply.text && text.trim() !== '' && !query.isPlaceholderData && !query.isFetching;
  return { quote: isCurrent ? (query.data ?? null) : null, error: isCurrent ? query.error : null };
}

function Price({ quote, error, isWritten }: ReplyPrice & { readonly isWritten: boolean }) {
  if (!isWritten) return <span />;
  if (error !== null) return <Notice tone="danger">{describeError(error)}</Notice>;
  if (quote === null) return <Caption role="status">{words.pricing}</Caption>;
  if (quote.reachable_count === 0) return <Notice tone="attention">{words.unreachable}</Notice>;
  return (
    <div role="status">
      <Caption>{words.price}</Caption> <Money rial={quote.total} />
      {!quote.enough_credit && <Notice tone="attention">{words.credit}</Notice>}
    </div>
  );
}
