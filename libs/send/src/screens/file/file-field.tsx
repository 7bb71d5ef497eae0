import { describeError } from '@peyk/shared-api-client';
import { OwnFileButton } from '@peyk/shared-screens';
import { FILE_FAULT_WORDS, FileCheck } from '@peyk/shared-file-check';
import { Button, FileUpload, Notice, Stack, type UploadedFile } from '@peyk/shared-ui';
import { SEND_FILE_EXTENSIONS } from '@peyk/shared-validation';
import { useEffect, useState } from 'react';
import type { NumberFile } from '../../model/number-file';
import type { RecipientsFieldProps } from '../compose/compose-form';
import { FileReview } from './file-review';
import { fileWords as words } from './file-words';
import type { OpenFile } from './take-file';

const EXCEL = ['.xlsx'];
const ENDINGS = SEND_FILE_EXTENSIONS.map((extension) => `.${extension}`);
/** What a spreadsheet may be at most; a csv file of a million texts is larger. */
const MAX_BYTES = 256 * 1024 * 1024;

/** What is wrong with the file as a whole, in a sentence. */
class FileFaultError extends Error {}

const sentenceOf = (error: unknown) => (error instanceof FileFaultError ? error.message : words.failed);

/** Opens a file in a worker of its own; nothing of it leaves the computer here. */
async function openFile(
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<OpenFile> {
  const check = new FileCheck();
  try {
    const outcome = await check.open(file, options);
    if (outcome.fault !== undefined) throw new FileFaultError(FILE_FAULT_WORDS[outcome.fault]);
    return { name: file.name, check, opened: outcome.value };
  } catch (error) {
    check.close();
    throw error;
  }
}

/** The same for a file that has to be one of Excel, by its content. */
async function openExcel(...[file, options]: Parameters<typeof openFile>): Promise<OpenFile> {
  const open = await openFile(file, options);
  if (open.opened.kind === 'xlsx') return open;
  open.check.close();
  throw new FileFaultError(words.onlyExcel);
}

interface FileFieldProps extends RecipientsFieldProps {
  /** What stands beside the numbers is wanted too, for texts of their own. */
  readonly withValues?: boolean;
  /** Nothing but Excel files. */
  readonly excelOnly?: boolean;
  readonly label?: string;
  readonly hint?: string;
}

/** The numbers of a file: it is checked here, its columns agreed on, and only what is wanted of it goes to the server. */
export default function FileField({ form, error, withValues = false, excelOnly = false, ...field }: FileFieldProps) {
  const { label = words.label, hint = words.hint } = field;
  // What was brought without its columns is of no use here.
  const file = withValues && form.values.file?.columns === undefined ? null : form.values.file;
  const [open, setOpen] = useState<OpenFile | null>(null);
  useEffect(() => () => open?.check.close(), [open]);
  const accept = excelOnly ? EXCEL : ENDINGS;
  const keep = (next: NumberFile | null) => void form.setFieldValue('file', next);
  const take = ([chosen]: readonly UploadedFile<OpenFile>[]) => {
    if (chosen === undefined) return;
    keep(null);
    setOpen(chosen.result);
  };
  const again = () => {
    keep(null);
    setOpen(null);
  };

  if (open === null && file === null) {
    return (
      <FileUpload
        label={label}
        hint={hint}
        required
        error={error}
        onBlur={() => void form.setFieldTouched('file')}
        value={[]}
        onChange={take}
        accept={accept}
        maxBytes={MAX_BYTES}
        upload={excelOnly ? openExcel : openFile}
        describeError={sentenceOf}
        beside={(take) => <OwnFileButton accept={accept} take={take} />}
      />
    );
  }
  return (
    <Stack gap={3}>
      <Notice tone={file === null ? 'info' : 'alive'}>
        <bdi>{file?.name ?? open?.name}</bdi>
        {file !== null && <>: {words.ready(file.count)}</>}
      </Notice>
      {open !== null && (
        <FileReview
          key={open.name}
          file={open}
          withValues={withValues}
          error={error}
          onChange={keep}
          describe={describeError}
        />
      )}
      <span>
        <Button variant="quiet" icon="refresh" onClick={again}>
          {words.again}
        </Button>
      </span>
      {open === null && error !== undefined && <Notice tone="danger">{error}</Notice>}
    </Stack>
  );
}
