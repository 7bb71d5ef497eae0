import { foreignPlaceholders, withoutForeignPlaceholders } from '@peyk/shared-sms';
import { Button, LatinRun, Notice, Stack } from '@peyk/shared-ui';
import { messages } from '../../messages';

interface ForeignNoticeProps {
  readonly text: string;
  readonly onConvert: (text: string) => void;
}

/** Offers to write the placeholders of other panels as ours. They may be ordinary words, so a person decides. */
export function ForeignNotice({ text, onConvert }: ForeignNoticeProps) {
  const [first] = foreignPlaceholders(text);
  if (first === undefined) return null;
  return (
    <Notice tone="info">
      <Stack gap={2}>
        <span>
          <LatinRun>{first}</LatinRun> {messages.convert}
        </span>
        <Button onClick={() => onConvert(withoutForeignPlaceholders(text))}>{messages.convertAction}</Button>
      </Stack>
    </Notice>
  );
}
