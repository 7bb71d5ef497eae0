import { SelectBox } from '@peyk/shared-ui';
import type { ShownThing } from '../../api/thing-query';
import { messages } from '../../messages';
import { withReply } from '../../model/with-reply';

/** So many are looked through without a search. */
const FEW = 8;

interface ReplyBoxProps {
  readonly replies: ShownThing['replies'];
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Puts an answer that is kept ready into what is being written. */
export function ReplyBox({ replies, text, onText }: ReplyBoxProps) {
  return (
    <SelectBox
      label={messages.replies.label}
      hint={messages.replies.hint}
      placeholder={messages.replies.choose}
      searchable={replies.length > FEW}
      // By their places: the box itself keeps none, so that the same one may be put in again.
      options={replies.map(({ title }, place) => ({ value: String(place), label: title }))}
      value=""
      onChange={(place) => onText(withReply(text, replies[Number(place)]?.text ?? ''))}
    />
  );
}
