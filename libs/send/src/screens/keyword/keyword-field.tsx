import { useMay } from '@peyk/shared-store';
import { Notice, RadioGroup, Stack } from '@peyk/shared-ui';
import { KEYWORD_WAY } from '../../model/ways/own-text-ways';
import type { RecipientsFieldProps } from '../compose/compose-form';
import FileField from '../file/file-field';
import { OwnTextsPreview } from '../own-texts/own-texts-preview';
import { ownTextWords as words } from '../own-texts/own-text-words';
import PeopleField from '../phonebook/people-field';

const SOURCES = (['file', 'people'] as const).map((value) => ({ value, label: words.sources[value] }));

/** Who gets it, and where the values come from: the rows of a file, or contacts. */
export default function KeywordField({ form, error }: RecipientsFieldProps) {
  const mayReadContacts = useMay('contact.read');
  const { valuesFrom, file } = form.values;
  return (
    <Stack gap={4}>
      {mayReadContacts && (
        <RadioGroup
          label={words.source}
          options={SOURCES}
          cards="narrow"
          value={valuesFrom}
          onChange={(source) => void form.setFieldValue('valuesFrom', source)}
        />
      )}
      {valuesFrom === 'people' ? (
        <PeopleField form={form} error={error} />
      ) : (
        <>
          <FileField form={form} error={error} withValues label={words.file} hint={words.fileHint} />
          {file !== null && file.columns === undefined && <Notice tone="attention">{words.noColumns}</Notice>}
        </>
      )}
      <OwnTextsPreview way={KEYWORD_WAY} values={form.values} />
    </Stack>
  );
}
