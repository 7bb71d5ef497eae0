import { Notice, SelectBox, Stack } from '@peyk/shared-ui';
import { PEER_TO_PEER_WAY } from '../../model/ways/own-text-ways';
import type { RecipientsFieldProps } from '../compose/compose-form';
import FileField from '../file/file-field';
import { OwnTextsPreview } from '../own-texts/own-texts-preview';
import { ownTextWords as words } from '../own-texts/own-text-words';

/** The file of numbers and texts, and which of its columns holds the texts. */
export default function PeerToPeerField({ form, error }: RecipientsFieldProps) {
  const { file } = form.values;
  const columns = file?.columns ?? [];
  // The only column beside the numbers is the one of the texts.
  const keep = (name: string, value: unknown) => form.setFieldValue(name, withOnlyColumn(name, value));
  return (
    <Stack gap={4}>
      <FileField
        form={{ ...form, setFieldValue: keep }}
        error={columns.length > 1 ? undefined : error}
        withValues
        excelOnly
        label={words.texts}
        hint={words.textsHint}
      />
      {file !== null && file.columns === undefined && <Notice tone="attention">{words.noColumns}</Notice>}
      {columns.length > 1 && (
        <SelectBox
          label={words.textColumn}
          required
          options={columns.map((name) => ({ value: name, label: name }))}
          value={file?.textColumn ?? ''}
          error={error}
          onChange={(textColumn) => void form.setFieldValue('file', { ...file, textColumn })}
        />
      )}
      <OwnTextsPreview way={PEER_TO_PEER_WAY} values={form.values} />
    </Stack>
  );
}

function withOnlyColumn(name: string, value: unknown): unknown {
  if (name !== 'file' || typeof value !== 'object' || value === null || !('columns' in value)) return value;
  const { columns } = value;
  return Array.isArray(columns) && columns.length === 1 ? { ...value, textColumn: columns[0] as unknown } : value;
}
