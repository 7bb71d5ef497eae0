import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { CONTACTS, TAGS, answersOf, refusing, sampleContact } from '../../testing/sample-contacts';
import AllContactsScreen from './all-contacts-screen';

const meta = { title: 'Contacts/All contacts', component: AllContactsScreen } satisfies Meta<typeof AllContactsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = '/contacts/all-contacts';
const LONG = 'شرکت بازرگانی و خدمات پس از فروش نگین‌گستر جنوب‌شرق خاورمیانه (دفتر مرکزی تهران)';
const tagged = { tags: [...TAGS, { id: '9', title: 'مشتری وفادار باشگاه مشتریان' }, { id: '10', title: 'تهران' }] };

/** Presses one after the other, wherever each appears. */
const press =
  (...steps: readonly (readonly ['button' | 'menuitem' | 'checkbox', string | RegExp])[]): Story['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    for (const [role, name] of steps) {
      const [found] = await page.findAllByRole(role, { name });
      if (found) await userEvent.click(found);
    }
  };
const MENU = ['button', 'فیلترهای ذخیره‌شده و کارهای اخیر'] as const;

export const Default: Story = { ...openedWith({ at, answers: answersOf() }) };
export const LongNames: Story = {
  ...openedWith({ at, answers: answersOf({ contacts: [sampleContact({ name: LONG, ...tagged }), ...CONTACTS] }) }),
};
export const Empty: Story = { ...openedWith({ at, answers: answersOf({ contacts: [] }) }) };
export const NothingFound: Story = { ...openedWith({ at: `${at}?tag=7`, answers: answersOf({ contacts: [] }) }) };
export const Making: Story = { ...openedWith({ at, answers: answersOf() }), play: press(['button', 'مخاطب تازه']) };
export const SavedFilters: Story = {
  ...openedWith({ at: `${at}?gender=female`, answers: answersOf() }),
  play: press(MENU, ['menuitem', 'فیلترهای ذخیره‌شده']),
};
export const RecentBulks: Story = {
  ...openedWith({ at, answers: answersOf() }),
  play: press(MENU, ['menuitem', 'کارهای گروهی اخیر']),
};
export const Loading: Story = {
  ...openedWith({ at, answers: { ...answersOf(), 'POST /phonebooks/numbers/contact-list': neverAnswers } }),
};
export const Failing: Story = { ...openedWith({ at, answers: refusing(503) }) };
export const Forbidden: Story = { ...openedWith({ at, answers: refusing(403) }) };
