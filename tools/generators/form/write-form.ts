import type { FormField, FormOperation } from './form-operation.ts';
import { persianOf } from '../screen/words.ts';

/** Every name that the written files share. */
export interface FormPlan {
  name: string;
  /** The key in the messages. */
  key: string;
  pascal: string;
  title: string;
  /** `src/api/create-phonebook.ts` without folder and ending. */
  callFile: string;
  form: FormOperation;
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const labelOf = (name: string) => persianOf(name) ?? name;

export function writeMessages({ title, form }: FormPlan): string {
  const labels = form.fields.map(({ name }) => `${name}: ${quoted(labelOf(name))}`);
  const wrong = form.fields.some(({ kind }) => kind === 'number') ? "wrongNumber: 'لطفاً عددی درست بنویسید.'," : '';
  return `{ title: ${quoted(title)}, fields: { ${labels.join(', ')} }, ${wrong} }`;
}

const typeName = ({ operationId }: FormOperation) => `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;

/** `src/api/<operation>.ts` */
export function writeCall({ form }: FormPlan): string {
  const { operationId, method, path, summary } = form;
  return `import { answerOf, api } from '@peyk/shared-api-client';
import type { operations } from '@peyk/shared-contract';

export type ${typeName(form)} = operations['${operationId}']['requestBody']['content']['application/json'];

/** ${summary} */
export const ${operationId} = (body: ${typeName(form)}) => answerOf(api.${method}('${path}', { body }));
`;
}

const schemaOf = ({ name, kind }: FormField) =>
  ({
    text: `contractText(LIMITS.${name}, { label: words.fields.${name} })`,
    lines: `contractText(LIMITS.${name}, { label: words.fields.${name} })`,
    number: `contractNumber(LIMITS.${name}, words.wrongNumber)`,
    flag: 'bool()',
  })[kind];

const PIECES = { text: 'TextField', lines: 'TextArea', number: 'TextField', flag: 'Checkbox' } as const;

function pieceOf({ name, kind, required }: FormField): string {
  const label = `label={words.fields.${name}}`;
  const must = required ? ' required' : '';
  if (kind === 'flag') return `<Checkbox {...form.bindValue('${name}')} ${label} />`;
  if (kind === 'number') return `<TextField {...form.bind('${name}')} ${label} kind="digits"${must} />`;
  return `<${PIECES[kind]} {...form.bind('${name}')} ${label} maxLength={LIMITS.${name}.maxLength}${must} />`;
}

function sent({ name, kind, required }: FormField): string {
  const value = kind === 'number' ? `${name}: Number(given.${name})` : `${name}: given.${name}`;
  return required || kind === 'flag' ? value : `...(given.${name} !== '' && { ${value} })`;
}

/** `src/components/<name>.tsx` */
export function writeForm(plan: FormPlan): string {
  const { form, key, pascal, callFile } = plan;
  const { operationId, fields, hasId } = form;
  const kinds = new Set(fields.map(({ kind }) => kind));
  const isTyped = kinds.has('text') || kinds.has('lines');
  const shared = [
    'FormDialog',
    ...(kinds.has('number') ? ['contractNumber'] : []),
    ...(isTyped ? ['contractText'] : []),
  ];
  const pieces = [...new Set(fields.map(({ kind }) => PIECES[kind]))].sort();
  const starts = fields.map(({ name, kind }) => `${name}: ${kind === 'flag' ? 'false' : "''"}`);
  return `import { limits } from '@peyk/shared-contract';
import { ${shared.join(', ')}, useServerForm } from '@peyk/shared-screens';
import { ${pieces.join(', ')} } from '@peyk/shared-ui';
import { ${kinds.has('flag') ? 'bool, ' : ''}object } from 'yup';
import { ${operationId}, type ${typeName(form)} } from '../api/${callFile}';
import { messages } from '../messages';

const words = messages.${key};
const LIMITS = limits.${operationId}Limits;
const schema = object({
  ${fields.map((field) => `${field.name}: ${schemaOf(field)}`).join(',\n  ')},
});
const EMPTY = { ${starts.join(', ')} };

interface ${pascal}Props {
  ${hasId ? '/** Which one is changed, and what it is now. */\n  readonly id: string;\n' : ''}readonly initial?: Partial<typeof EMPTY>;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** ${form.summary} Mount it when it is to be open. */
export function ${pascal}({ ${hasId ? 'id, ' : ''}initial, onDone, onClose }: ${pascal}Props) {
  const form = useServerForm({
    initialValues: { ...EMPTY, ...initial },
    schema,
    submit: (given) => {
      const body: ${typeName(form)} = { ${[...(hasId ? ['id'] : []), ...fields.map(sent)].join(', ')} };
      return ${operationId}(body);
    },
    onDone: () => {
      onClose();
      onDone?.();
    },
  });
  return (
    <FormDialog title={words.title} form={form} onClose={onClose}>
      ${fields.map(pieceOf).join('\n      ')}
    </FormDialog>
  );
}
`;
}
