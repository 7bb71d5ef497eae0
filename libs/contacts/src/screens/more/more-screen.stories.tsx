import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PROPERTIES, TAGS, answersOf, refusing } from '../../testing/sample-contacts';
import MoreScreen from './more-screen';

const meta = { title: 'Contacts/Tags and properties', component: MoreScreen } satisfies Meta<typeof MoreScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = '/contacts/manage-more-features';
const LONG = 'مشتریان وفادار باشگاه که در سه ماه گذشته خرید کرده‌اند';
const press =
  (name: string): Story['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name }));
  };

export const Default: Story = { ...openedWith({ at, answers: answersOf() }) };
export const LongNames: Story = {
  ...openedWith({
    at,
    answers: answersOf({
      tags: TAGS.map((tag) => ({ ...tag, title: LONG })),
      properties: PROPERTIES.map((property) => ({ ...property, title: LONG })),
    }),
  }),
};
export const NoTags: Story = { ...openedWith({ at, answers: answersOf({ tags: [] }) }) };
export const NewTag: Story = { ...openedWith({ at, answers: answersOf() }), play: press('برچسب تازه') };
export const NewProperty: Story = { ...openedWith({ at, answers: answersOf() }), play: press('ویژگی تازه') };
export const Failing: Story = { ...openedWith({ at, answers: refusing(503) }) };
export const Forbidden: Story = { ...openedWith({ at, answers: refusing(403) }) };
