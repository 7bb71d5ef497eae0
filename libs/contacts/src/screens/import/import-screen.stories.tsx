import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SHEET, WIDE_SHEET, importAnswers, sampleJob } from '../../testing/sample-import';
import { ImportForm } from './import-form';
import ImportScreen from './import-screen';

const meta = { title: 'Contacts/Import', component: ImportScreen } satisfies Meta<typeof ImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const DETAILS = 'GET /jobs/details';
const at = '/contacts/import?job=91';
const told = (...given: Parameters<typeof sampleJob>) =>
  openedWith({ at, answers: importAnswers(sampleJob(...given)) });
const facing = (answer: Parameters<typeof openedWith>[0]['answers']) =>
  openedWith({ at, answers: { ...importAnswers(), ...answer } });
const asked = (file = SHEET, phonebookId: string | null = null): Story => ({
  ...openedWith({ at: '/contacts/import', answers: importAnswers() }),
  render: () => <ImportForm file={file} phonebookId={phonebookId} onBegun={() => {}} onOther={() => {}} />,
});

const sentence = '۱۲٬۴۰۰ مخاطب افزوده شد، ۷۰ سطر از پیش بود (۵ تغییر کرد)، ۱۰ سطر نادرست بود و افزوده نشد.';

export const Default: Story = { ...openedWith({ at: '/contacts/import', answers: importAnswers() }) };
export const Columns: Story = asked(SHEET, '1');
export const NothingKnown: Story = asked(WIDE_SHEET);
export const Waiting: Story = { ...told({ state: 'waiting', total_count: null, done_count: 0 }) };
export const Running: Story = { ...told() };
export const Stopping: Story = { ...told({ cancel_requested: true }) };
export const Done: Story = {
  ...told({ state: 'done', result: { sentence: '۱۲٬۴۸۰ مخاطب افزوده شد.', path: null, file_id: null } }),
};
export const WrongRows: Story = {
  ...told({ state: 'done', result: { sentence, path: null, file_id: '0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11' } }),
};
export const Stopped: Story = { ...told({ state: 'cancelled' }) };
export const Failed: Story = {
  ...told({
    state: 'failed',
    error: {
      code: '409-84',
      message: 'دفترچه‌های این فایل پیش از پایان کار حذف شدند و جایی برای شماره‌های آن نماند.',
    },
  }),
};
export const Unknown: Story = { ...facing({ [DETAILS]: { status: 404 } }) };
export const Loading: Story = { ...facing({ [DETAILS]: neverAnswers }) };
export const Failing: Story = { ...facing({ [DETAILS]: { status: 503 } }) };
