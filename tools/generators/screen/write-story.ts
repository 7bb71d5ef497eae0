import type { Plan } from './plan.ts';

/** `<name>-screen.stories.tsx`: the screen in each of its faces, without a server. */
export function writeStory({ list, name, pascal, options }: Plan): string {
  const operation = `${list.method} ${list.path}`;
  const group = options.library.charAt(0).toUpperCase() + options.library.slice(1);
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const [filter] = list.filters;
  const at =
    filter === undefined
      ? ''
      : `/?${filter.kind === 'days' ? 'createdFrom=2026-10-23T20:30:00.000Z' : `${filter.name}=${filter.values[0] ?? '123'}`}`;
  return `import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ${pascal}Screen from './${name}-screen';

const meta = { title: '${group}/${title}', component: ${pascal}Screen } satisfies Meta<typeof ${pascal}Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const [example] = exampleOf('${operation}').items;
const ROWS = 5;
const items = Array.from({ length: ROWS }, (_unused, index) => ({ ...example, ${list.rowKey}: String(index + 1) }));
const NOTHING = { data: { items: [], paging: { page: 1, limit: 10, total: 0 } } };

export const Default: Story = {
  ...openedWith({
    answers: { '${operation}': { data: { items, paging: { page: 1, limit: 10, total: items.length } } } },
  }),
};

export const Empty: Story = { ...openedWith({ answers: { '${operation}': NOTHING } }) };
${at === '' ? '' : `\nexport const NothingFound: Story = { ...openedWith({ at: '${at}', answers: { '${operation}': NOTHING } }) };\n`}
export const Loading: Story = { ...openedWith({ answers: { '${operation}': neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { '${operation}': { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ answers: { '${operation}': { status: 403 } } }) };
`;
}
