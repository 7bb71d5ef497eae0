import type { FormField } from './form-operation.ts';
import type { FormPlan } from './write-form.ts';

const operationOf = ({ form }: FormPlan) => `${form.method} ${form.path}`;
/** The fields that the test writes into: those that must be, or else the first one. */
function typed(fields: readonly FormField[]): readonly FormField[] {
  const open = fields.filter(({ kind }) => kind !== 'flag');
  const needed = open.filter(({ required }) => required);
  return needed.length > 0 ? needed : open.slice(0, 1);
}
const element = ({ pascal, form }: FormPlan, more = '') => `<${pascal} ${form.hasId ? 'id="7" ' : ''}${more} />`;

function sent({ form }: FormPlan): string {
  const written = typed(form.fields);
  const values = form.fields.flatMap((field) => {
    const { name, kind, example } = field;
    if (kind === 'flag') return [`${name}: false`];
    if (!written.includes(field)) return [];
    return [`${name}: ${kind === 'number' ? example : `'${example}'`}`];
  });
  return `{ ${[...(form.hasId ? ["id: '7'"] : []), ...values].join(', ')} }`;
}

/** `src/components/<name>.test.tsx`: what this form asks, its required field, and a refusal at its place. */
export function writeFormTest(plan: FormPlan): string {
  const { form, key, name, pascal } = plan;
  const operation = operationOf(plan);
  const written = typed(form.fields);
  const [first] = written.length > 0 ? written : form.fields;
  const fill = written.map(
    (field) => `await user.type(screen.getByLabelText(words.fields.${field.name}), '${field.example}');`,
  );
  return `import { contractNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
${written.length > 0 ? `import { messages } from '../messages';\n` : ''}import { ${pascal} } from './${name}';

${written.length > 0 ? `const words = messages.${key};\n` : ''}const OPERATION = '${operation}';

let network: FakeNetwork;
beforeEach(() => {
  network = contractNetwork();
});
afterEach(() => network.restore());

const onClose = jest.fn();
const show = () => renderScreen(${element(plan, 'onClose={onClose}')});
const asked = () => network.seen.filter(({ operation }) => operation === OPERATION).map(({ body }) => body);
const save = () => screen.getByRole('button', { name: 'ذخیره' });

it('asks for what was typed, and closes', async () => {
  const { user } = show();
  ${fill.join('\n  ')}
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked()).toEqual([${sent(plan)}]);
});
${
  !written.some(({ required }) => required)
    ? ''
    : `
it('asks nothing while something is missing', async () => {
  const { user } = show();
  await user.click(save());
  expect(await screen.findAllByText(/لطفاً/)).not.toHaveLength(0);
  expect(asked()).toEqual([]);
});
`
}
it('says a refusal at its field', async () => {
  const errors = { ${first?.name}: 'چنین چیزی نمی‌شود.' };
  network.answer({ [OPERATION]: { status: 422, meta: { message_code: '422-1', errors } } });
  const { user } = show();
  ${fill.join('\n  ')}
  await user.click(save());
  expect(await screen.findByText(errors.${first?.name})).toBeInTheDocument();
});
`;
}

/** `src/components/<name>.stories.tsx` */
export function writeFormStory(plan: FormPlan, library: string): string {
  const { pascal, name, form } = plan;
  const group = library.charAt(0).toUpperCase() + library.slice(1);
  const args = form.hasId ? "{ id: '7', onClose: () => undefined }" : '{ onClose: () => undefined }';
  return `import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ${pascal} } from './${name}';

const meta = { title: '${group}/${pascal}', component: ${pascal}, args: ${args} } satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

const REFUSED = { status: 409, meta: { message: 'این کار اکنون نمی‌شود؛ لطفاً چند لحظه دیگر دوباره تلاش کنید.' } };
const send = (canvas: HTMLElement) =>
  userEvent.click(within(canvas.ownerDocument.body).getByRole('button', { name: 'ذخیره' }));

export const Default: Story = { ...openedWith({}) };

export const Sent: Story = {
  ...openedWith({ answers: { '${operationOf(plan)}': REFUSED } }),
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement.ownerDocument.body).findAllByText(/لطفاً/);
  },
};
`;
}
