import { memo, useId, type Ref } from 'react';
import { FieldBox, FieldFrame, inputTies } from '../../fields/field-frame';
import { BareTextArea } from '../../fields/text-area';
import { styled } from '../../theme/styled';
import { media, space } from '../../tokens';
import { NUMBER_WORDS } from './number-words';
import { useLongPaste } from './use-long-paste';

const AREA_PX = 280;
const AREA_MOBILE_PX = 132;

/** Of a fixed height, without wrapping: however many lines are pasted, the dialog stays as high as it is. */
const Area = styled(BareTextArea)({
  fieldSizing: 'fixed',
  blockSize: AREA_PX,
  maxBlockSize: 'none',
  resize: 'none',
  paddingInline: space[3],
  whiteSpace: 'pre',
  overflow: 'auto',
  [media.mobile]: { blockSize: AREA_MOBILE_PX },
});

interface PasteBoxProps {
  /** The text area, which keeps its text itself. */
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly initialText: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
}

/** Where numbers are pasted. It is drawn again only for another error: what is found in the text has a place of its own. */
export const PasteBox = memo(function PasteBox({ ref, initialText, error, onText }: PasteBoxProps) {
  const id = useId();
  const box = useLongPaste(onText);
  const shown = { error, hint: NUMBER_WORDS.pasteHint };
  return (
    <FieldFrame id={id} label="شماره‌ها" {...shown}>
      <FieldBox data-invalid={error !== undefined} style={{ padding: 0 }}>
        <Area
          {...inputTies(id, shown)}
          ref={ref}
          dir="ltr"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          defaultValue={initialText}
          onChange={(event) => onText(event.target.value)}
          onPaste={box.paste}
          onKeyDown={box.put}
          onPointerDown={box.put}
          onBlur={box.put}
        />
      </FieldBox>
    </FieldFrame>
  );
});
