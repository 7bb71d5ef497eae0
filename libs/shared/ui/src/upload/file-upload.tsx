import { useRef, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { Notice } from '../feedback/notice';
import { FieldFrame, inputTies, type FieldProps } from '../fields/field-frame';
import { VisuallyHidden } from '../layout/visually-hidden';
import { formatBytes } from '../numbers/format-bytes';
import { styled } from '../theme/styled';
import { space } from '../tokens';
import { DEFAULT_ACCEPT, readableEndings } from './check-file';
import { DropZone } from './drop-zone';
import { retellUploads, tooManySentence } from './retell-uploads';
import type { Upload, UploadEntry } from './upload-queue';
import { UploadRow, type UploadRowState } from './upload-row';
import { useFileUpload, type UploadedFile } from './use-file-upload';
import { usePastedFiles } from './use-pasted-files';

const FAILED = 'بارگذاری این فایل انجام نشد. لطفاً اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.';

const List = styled('ul')({ display: 'grid', gap: space[2], marginBlockStart: space[2] });
const Failures = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

/** The value is what has arrived: a file that is on its way, or failed, is not yet one. The hint tells endings and size by default. */
interface FileUploadProps<Result> extends FieldProps<readonly UploadedFile<Result>[]> {
  /** Carries a file; the way to the server is the caller's (`uploadFile` of shared/api-client). */
  readonly upload: Upload<Result>;
  /** The sentence for what `upload` threw (`describeError` of shared/api-client). */
  readonly describeError?: (error: unknown) => string;
  /** Endings with their dot; sheets of Excel unless something else is said. */
  readonly accept?: readonly string[];
  /** Largest size of one file in bytes. */
  readonly maxBytes?: number;
  /** How many files there may be in all; a new one takes the place of the old where there may be only one. */
  readonly maxFiles?: number;
  /** Files may also be dropped on it. */
  readonly dragAndDrop?: boolean;
  /** Another way to files, such as those that are kept somewhere else: it takes them as if they had been chosen here. */
  readonly beside?: (take: (files: readonly File[]) => void) => ReactNode;
  /** Files may also be pasted anywhere in the form around it. */
  readonly pasting?: boolean;
}

/**
 * Takes files and has them carried to the server, with progress, cancel and retry. It knows neither the network nor the
 * server: `upload` does. Leaving the page stops what is on its way.
 *
 * @example
 * <FileUpload label="پیوست‌ها" value={files} onChange={setFiles} accept={['.zip', '.jpg']} maxBytes={10 * 1024 * 1024}
 *   maxFiles={5} upload={(file, options) => uploadFile('/ticket/file', file, options)} describeError={describeError} />
 */
export function FileUpload<Result>({
  label,
  value,
  onChange,
  upload,
  describeError = () => FAILED,
  accept = DEFAULT_ACCEPT,
  maxBytes,
  maxFiles = 1,
  dragAndDrop = true,
  pasting = false,
  beside,
  error,
  hint = hintOf(accept, maxBytes),
  disabled = false,
  ...rest
}: FileUploadProps<Result>) {
  const input = useRef<HTMLInputElement>(null);
  const { id, entries, leftOut, ...act } = useFileUpload({ value, onChange, upload, maxFiles, accept, maxBytes });
  usePastedFiles(input, pasting && !disabled, act.choose);
  const { progress, failures } = retellUploads(entries, value.length);
  const failed = entries.filter(({ state }) => state.phase === 'failed');
  // The button that takes a row away goes with it; the focus must not fall out of the page.
  const thenFocusInput = (takeAway: () => void) => {
    takeAway();
    input.current?.focus();
  };

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={rest.required}>
      <DropZone
        inputProps={{ ...inputTies(id, { ...rest, error, hint }), onBlur: rest.onBlur }}
        inputRef={input}
        accept={accept}
        multiple={maxFiles > 1}
        dropsAllowed={dragAndDrop}
        disabled={disabled}
        invalid={error !== undefined}
        onFiles={act.choose}
      />
      {!disabled && beside?.(act.choose)}
      {leftOut > 0 && <Notice tone="attention">{tooManySentence(leftOut, maxFiles)}</Notice>}
      {value.length + entries.length > 0 && (
        <List aria-label={label}>
          {value.map((file) => (
            <UploadRow
              key={file.id}
              name={file.name}
              sizeBytes={file.sizeBytes}
              state={{ phase: 'done' }}
              disabled={disabled}
              onStop={() => thenFocusInput(() => act.remove(file))}
            />
          ))}
          {entries.map((entry) => (
            <UploadRow
              key={`${id}${entry.id}`}
              name={entry.file.name}
              sizeBytes={entry.file.size}
              state={rowState(entry, describeError)}
              disabled={disabled}
              onRetry={() => act.retry(entry)}
              onStop={() => (isMoving(entry) ? act.cancel(entry) : thenFocusInput(() => act.discard(entry)))}
            />
          ))}
        </List>
      )}
      {failures !== null && (
        <Failures>
          <Notice tone="danger">{failures}</Notice>
          {failed.length > 1 && (
            <Button icon="refresh" disabled={disabled} onClick={() => failed.forEach((entry) => act.retry(entry))}>
              تلاش دوباره برای همه
            </Button>
          )}
        </Failures>
      )}
      <VisuallyHidden role="status">{progress}</VisuallyHidden>
    </FieldFrame>
  );
}

function hintOf(accept: readonly string[], maxBytes: number | undefined): string {
  return `${readableEndings(accept)}${maxBytes === undefined ? '' : `، هر فایل حداکثر ${formatBytes(maxBytes)}`}`;
}

function isMoving({ state }: UploadEntry): boolean {
  return state.phase === 'sending' || state.phase === 'waiting';
}

function rowState({ state }: UploadEntry, describeError: (error: unknown) => string): UploadRowState {
  return state.phase === 'failed' ? { phase: 'failed', message: describeError(state.error) } : state;
}
