import { useServerForm } from '@peyk/shared-screens';
import { Button, Caption, Card, CardTitle, Checkbox, MultiSelectBox, Notice, RadioGroup, Stack } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { array, boolean, object, string } from 'yup';
import { propertyChoicesQuery, type ContactProperty } from '../../api/properties';
import { tagsQuery } from '../../api/tags';
import { importContacts, type ContactsFile, type ImportKnown } from '../../api/import-contacts';
import { PhonebooksField } from '../../components/phonebooks-field';
import { columnFault, proposedChoices, toImportColumns, type ColumnChoice } from '../../model/import-columns';
import { ColumnsTable } from './columns-table';
import { importWords as words } from './import-words';

const RULES = (['keep', 'replace', 'skip'] as const).map((value) => ({
  value,
  label: words.rules[value].label,
  description: words.rules[value].help,
}));

const schema = object({
  hasHeader: boolean().required(),
  // Formik gives an empty text to yup as none.
  choices: array().of(string()).required(),
  known: string().oneOf(['keep', 'replace', 'skip']).required(),
  phonebookIds: array().of(string().defined()).required(),
  tagIds: array().of(string().defined()).required(),
});

interface ImportValues {
  readonly hasHeader: boolean;
  readonly choices: readonly ColumnChoice[];
  readonly known: ImportKnown;
  readonly phonebookIds: readonly string[];
  readonly tagIds: readonly string[];
}

interface ImportFormProps {
  readonly file: ContactsFile;
  readonly phonebookId: string | null;
  readonly onBegun: (jobId: string) => void;
  readonly onOther: () => void;
}

/** Which column is what, and what becomes of the people. */
export function ImportForm({ file, phonebookId, onBegun, onOther }: ImportFormProps) {
  const { data: properties = [] } = useQuery(propertyChoicesQuery());
  const { data: tags = [] } = useQuery(tagsQuery());
  const { form, bindValue, ref, onSubmit, isBusy, problem } = useServerForm<ImportValues, { job_id: string }>({
    initialValues: {
      ...{ hasHeader: file.has_header, choices: proposedChoices(file), known: 'keep', tagIds: [] },
      phonebookIds: phonebookId === null ? [] : [phonebookId],
    },
    schema: schema as never,
    submit: (values) => importContacts(requestOf(file, values)),
    changes: [['jobs']],
    onDone: ({ job_id }) => onBegun(job_id),
  });
  const { choices, hasHeader } = form.values;
  const options = optionsOf(properties);
  const fault = faultOf(choices, options);
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        <Card>
          <Stack gap={3}>
            <CardTitle style={{ margin: 0 }}>{words.columnsTitle(file.row_count - (hasHeader ? 1 : 0))}</CardTitle>
            <Caption>
              <bdi>{file.name}</bdi>
            </Caption>
            <Caption>{words.columnsHelp}</Caption>
            <Checkbox {...bindValue('hasHeader')} label={words.hasHeader} />
            <ColumnsTable
              {...{ file, hasHeader, options, choices }}
              onChange={(next) => void form.setFieldValue('choices', next)}
            />
            {fault !== null && <Notice tone="attention">{fault}</Notice>}
          </Stack>
        </Card>
        <Card>
          <Stack gap={4}>
            <CardTitle style={{ margin: 0 }}>{words.howTitle}</CardTitle>
            <RadioGroup {...bindValue('known')} label={words.known} options={RULES} cards />
            <PhonebooksField {...bindValue('phonebookIds')} label={words.phonebooks} />
            <Caption>{words.phonebooksHint}</Caption>
            {tags.length > 0 && (
              <MultiSelectBox
                {...bindValue('tagIds')}
                label={words.tags}
                options={tags.map(({ id, title }) => ({ value: id, label: title }))}
                searchable
              />
            )}
            {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
            <Stack row gap={3}>
              <Button type="submit" variant="primary" icon="plus" busy={isBusy} disabled={fault !== null}>
                {words.submit(file.row_count - (hasHeader ? 1 : 0))}
              </Button>
              <Button onClick={onOther} disabled={isBusy}>
                {words.otherFile}
              </Button>
            </Stack>
          </Stack>
        </Card>
      </Stack>
    </form>
  );
}

const requestOf = ({ file_id }: ContactsFile, { hasHeader, choices, known, phonebookIds, tagIds }: ImportValues) => ({
  ...{ file_id, has_header: hasHeader, known, columns: toImportColumns(choices) },
  ...{ phonebook_ids: [...phonebookIds], tag_ids: [...tagIds] },
});

function optionsOf(properties: readonly (ContactProperty & { id: string })[]) {
  const { ignore, ...fields } = words.fields;
  return [
    { value: '', label: ignore },
    ...Object.entries(fields).map(([value, label]) => ({ value, label })),
    ...properties.map(({ id, title }) => ({ value: `property:${id}`, label: title })),
  ];
}

function faultOf(choices: readonly ColumnChoice[], options: ReturnType<typeof optionsOf>): string | null {
  const fault = columnFault(choices);
  if (fault === null) return null;
  if (fault === 'noMobile') return words.noMobile;
  return words.twice(options.find(({ value }) => value === fault.twice)?.label ?? fault.twice);
}
