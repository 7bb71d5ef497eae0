import { useState, type DragEvent, type Ref } from 'react';
import { Icon } from '../icons/icon';
import { styled } from '../theme/styled';
import { focusRing, font, media, motion, radius, size, space, tone } from '../tokens';

const Root = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  borderRadius: radius.card,
  '&[data-drop="true"]': {
    flexDirection: 'column',
    justifyContent: 'center',
    padding: space[5],
    border: `1.5px dashed ${tone.outline}`,
    background: tone.surface,
    textAlign: 'center',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  },
  '&[data-over="true"]': { borderColor: tone.lapisText, background: tone.lapisSoft },
  '&[data-invalid="true"]': { borderColor: tone.pomegranateText },
  '&[data-disabled="true"]': { background: tone.sunken, borderColor: tone.hairline, color: tone.inkSoft },
  '&:has(input:focus-visible)': focusRing,
});
/** The browser's own chooser under everything: it keeps its keyboard, its touch and its meaning. */
const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  '&:disabled': { cursor: 'not-allowed' },
});
const Choose = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.control,
  paddingInline: space[4],
  border: `1px solid ${tone.outline}`,
  borderRadius: radius.field,
  background: tone.surface,
  color: tone.lapisText,
  fontWeight: font.medium,
  [media.touch]: { minBlockSize: size.touch },
  '[data-disabled="true"] &': { color: tone.inkSoft, background: 'transparent', borderColor: tone.hairline },
});
const Invite = styled('span')({ color: tone.inkSoft, fontSize: font.caption, [media.touch]: { display: 'none' } });

interface DropZoneProps {
  readonly inputProps: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly inputRef: Ref<HTMLInputElement>;
  readonly accept: readonly string[];
  readonly multiple: boolean;
  /** Takes files that are dropped on it, too. */
  readonly dropsAllowed: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files are chosen: a button, and an area to drop them on where that is allowed. */
export function DropZone(props: DropZoneProps) {
  const { inputProps, inputRef, accept, multiple, dropsAllowed, disabled, invalid, onFiles } = props;
  const [isOver, setIsOver] = useState(false);
  const canDrop = dropsAllowed && !disabled;
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      if (!canDrop) event.dataTransfer.dropEffect = 'none';
      setIsOver(canDrop);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      // Without this the browser leaves the page and opens the file, or puts it into an input that takes no drops.
      event.preventDefault();
      setIsOver(false);
      if (canDrop) onFiles([...event.dataTransfer.files]);
    },
  };
  return (
    <Root data-drop={dropsAllowed} data-over={isOver} data-invalid={invalid} data-disabled={disabled} {...dropHandlers}>
      <Choose aria-hidden="true">
        <Icon name="upload" />
        {multiple ? 'انتخاب فایل‌ها' : 'انتخاب فایل'}
      </Choose>
      {dropsAllowed && (
        <Invite aria-hidden="true">{multiple ? 'یا فایل‌ها را اینجا رها کنید' : 'یا فایل را اینجا رها کنید'}</Invite>
      )}
      <Input
        {...inputProps}
        ref={inputRef}
        type="file"
        accept={accept.join(',')}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was put right.
          event.target.value = '';
        }}
      />
    </Root>
  );
}
