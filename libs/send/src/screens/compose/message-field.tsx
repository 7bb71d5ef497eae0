import { MAX_TEXT_CHARS } from '@peyk/shared-sms';
import { useMay } from '@peyk/shared-store';
import { SmsComposer, type ComposerVariable, type FieldProps } from '@peyk/shared-ui';
import { messages } from '../../messages';
import type { Composed } from '../../model/draft-content';
import { roomFor } from '../../model/text-facts';
import type { Line } from '../../model/types';
import { DraftTools, VariableNote } from './later-notes';

export interface MessageFieldProps extends Omit<FieldProps, 'label'> {
  readonly line: Line | undefined;
  /** What is filled in for each recipient; without any, braces stay as they are. */
  readonly variables?: readonly ComposerVariable[] | undefined;
  /** The send that it is the text of: a draft may keep the rest of it, too. Without it, drafts keep texts alone. */
  readonly composed?: Composed | undefined;
}

/** The text of the message as the line will send it, with the way to the drafts. */
export function MessageField({ line, variables, composed, value, onChange, onBlur, error }: MessageFieldProps) {
  const mayRead = useMay('draft.read');
  return (
    <>
      <SmsComposer
        {...{ value, onChange, onBlur, error }}
        {...(variables && { variables })}
        label={messages.compose.text}
        maxLength={roomFor(line, MAX_TEXT_CHARS)}
        multipartChars={line?.multipart_chars ?? 67}
        addsOptOut={line?.advertising === true}
        insertSlot={mayRead ? (insert) => <DraftTools text={value} composed={composed} onInsert={insert} /> : undefined}
      />
      {variables === undefined && <VariableNote text={value} />}
    </>
  );
}
