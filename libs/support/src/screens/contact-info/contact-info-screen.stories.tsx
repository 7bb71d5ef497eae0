import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONTACT, FAQ, FAQS, WAYS } from '../../testing/sample-help';
import ContactInfoScreen from './contact-info-screen';

const meta = { title: 'Support/Contact info', component: ContactInfoScreen } satisfies Meta<typeof ContactInfoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (ways: readonly object[], faqs: readonly object[]) =>
  openedWith({ answers: { [CONTACT]: { data: { items: ways } }, [FAQ]: { data: { items: faqs } } } });

export const Default: Story = { ...showing(WAYS, FAQS) };

export const Empty: Story = { ...showing([], []) };

export const Loading: Story = { ...openedWith({ answers: { [CONTACT]: neverAnswers, [FAQ]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [CONTACT]: { status: 503 }, [FAQ]: { status: 503 } } }) };
