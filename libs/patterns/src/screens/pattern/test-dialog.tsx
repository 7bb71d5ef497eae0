import { answerOf, api, creditQuery } from '@peyk/shared-api-client';
import { FormDialog, LinePicker, linesQuery, useServerForm } from '@peyk/shared-screens';
import { faultOfPatternValue, fillPattern, type PatternVariable } from '@peyk/shared-sms';
import { Caption, Money, SmsPreview, TextField, useToasts } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { object, string } from 'yup';
import { testPattern } from '../../api/change-patterns';
import type { PatternVersion } from '../../api/get-pattern';
import { messages } from '../../messages';

interface TestDialogProps {
  readonly code: string;
  /** That is sent. */
  readonly version: Pick<PatternVersion, 'text' | 'variables' | 'website'>;
  readonly onClose: () => void;
}

const FIELD = 'params.';

/** Sends a pattern to the signed-in user, with values that they write. Mount it when it is to be open. */
export default function TestDialog({ code, version, onClose }: TestDialogProps) {
  const { show } = useToasts();
  const { data: lines = [] } = useQuery(linesQuery());
  // What is sent again after a lost answer carries the same key, and leaves once.
  const [key] = useState(() => crypto.randomUUID());
  const variables = version.variables.map(({ name, type, max_length }) => ({ name, type, maxLength: max_length }));
  const names = variables.map(({ name }) => name);
  const usual = lines.find(({ is_default, active }) => is_default && active)?.number ?? '';
  const form = useServerForm<Record<string, string>, unknown>({
    initialValues: { from_number: '', ...Object.fromEntries(names.map((name) => [fieldOf(name), ''])) },
    schema: schemaOf(variables, version.website),
    submit: (values) =>
      testPattern({
        key,
        code,
        from_number: values['from_number'] || usual,
        params: names.map((name) => ({ name, value: values[fieldOf(name)] ?? '' })),
      }),
    fields: Object.fromEntries(names.map((name) => [`${FIELD}${name}`, fieldOf(name)])),
    changes: [creditQuery().queryKey],
    onDone: () => {
      show({ text: messages.testSent });
      onClose();
    },
  });
  const values = form.form.values;
  const line = lines.find(({ number }) => number === (values['from_number'] || usual));
  const text = fillPattern(
    version.text,
    Object.fromEntries(names.map((name) => [name, values[fieldOf(name)] || `{{${name}}}`])),
  );
  return (
    <FormDialog wide title={messages.test} submitLabel={messages.testSend} form={form} onClose={onClose}>
      <Caption>{messages.testHelp}</Caption>
      <LinePicker {...form.bind('from_number')} value={line?.number ?? ''} />
      {variables.map(({ name, maxLength }) => (
        <TextField key={name} {...form.bind(fieldOf(name))} label={name} maxLength={maxLength} required />
      ))}
      {line && (
        <>
          <SmsPreview text={text} addsOptOut={line.advertising} multipartChars={line.multipart_chars} />
          <Price line={line.number} text={text} />
        </>
      )}
    </FormDialog>
  );
}

/** Formik reads a point as a path, and names of variables have none. */
const fieldOf = (name: string) => `value_${name}`;

function schemaOf(variables: readonly PatternVariable[], website: string | null) {
  const check = (variable: PatternVariable) =>
    string().test({
      test: (value = '', context) => {
        const fault = faultOfPatternValue(variable, value, website);
        return fault === null || context.createError({ message: messages.valueFaults[fault] });
      },
    });
  return object(Object.fromEntries(variables.map((variable) => [fieldOf(variable.name), check(variable)])));
}

/** What it costs: by the operator of the person's own number, which the panel does not know. */
function Price({ line, text }: { readonly line: string; readonly text: string }) {
  const { data } = useQuery({
    queryKey: ['price', 'pattern', line, text] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/send/calculate-price', { body: { from_number: line, message: text }, signal })),
  });
  if (data === undefined) return null;
  return (
    <Caption aria-live="polite">
      {messages.testPrice}: {messages.mci} <Money rial={data.mci_price} />، {messages.others}{' '}
      <Money rial={data.other_price} />
    </Caption>
  );
}
