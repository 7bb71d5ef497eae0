import { describeError } from '@peyk/shared-api-client';
import { OwnFileButton } from '@peyk/shared-screens';
import { FileUpload, type UploadedFile } from '@peyk/shared-ui';
import { TICKET_FILE_EXTENSIONS, TICKET_FILE_MAX_BYTES } from '@peyk/shared-validation';
import { uploadTicketFile, type TicketFileAnswer } from '../api/ticket-files';
import { messages } from '../messages';

export type Attachment = UploadedFile<TicketFileAnswer>;

const ENDINGS = TICKET_FILE_EXTENSIONS.map((extension) => `.${extension}`);
const MAX_FILES = 5;

interface AttachmentsFieldProps {
  readonly value: readonly Attachment[];
  readonly onChange: (value: readonly Attachment[]) => void;
  readonly error?: string | undefined;
}

/** Takes files that go with what is written: dropped, chosen, pasted, or from the camera of a phone. */
export function AttachmentsField({ value, onChange, error }: AttachmentsFieldProps) {
  return (
    <FileUpload
      label={messages.attachments}
      value={value}
      onChange={onChange}
      accept={ENDINGS}
      maxBytes={TICKET_FILE_MAX_BYTES}
      maxFiles={MAX_FILES}
      hint={messages.attachmentsHint}
      pasting
      beside={(take) => <OwnFileButton accept={ENDINGS} take={take} />}
      upload={uploadTicketFile}
      describeError={describeError}
      {...(error !== undefined && { error })}
    />
  );
}

/** What is sent of them; nothing where there are none. */
export const attached = (attachments: readonly Attachment[]): { file_ids?: string[] } =>
  attachments.length === 0 ? {} : { file_ids: attachments.map(({ result }) => result.file_id) };
