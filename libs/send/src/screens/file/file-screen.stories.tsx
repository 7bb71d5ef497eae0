import { openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMPTY_COMPOSITION } from '../../model/composition';
import { SAMPLE_LINE, SAMPLE_LINES, SAMPLE_QUOTE, samplePrice } from '../../testing/sample-price';
import { keepComposition } from '../compose/kept-in-tab';
import FileScreen from './file-screen';

/** The username of the stories' member. */
const OWNER = 'demo';

const meta = {
  title: 'Send/Send to a file',
  component: FileScreen,
  // What another story has left in this tab.
  beforeEach: () => keepComposition(OWNER, null),
} satisfies Meta<typeof FileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const UPLOAD = { upload_id: '9', name: 'مشتریان.csv', record_count: 12_000, invalid_count: 0, expires_at: '' };
const withUploads = (answers: ScreenStory['answers'] = {}) =>
  openedWith({
    answers: {
      'GET /number/numbers': { data: { items: SAMPLE_LINES } },
      'POST /send/uploads/begin': {
        data: { upload_id: '9', part_records: 20_000, part_count: 1, received_parts: [], upload: null },
      },
      'POST /send/uploads/part': { data: { part: 1 } },
      'POST /send/uploads/complete': { data: UPLOAD },
      'POST /send/calculate-price': samplePrice({ ...SAMPLE_QUOTE, reachable_count: 12_000 }),
      ...answers,
    },
  });

const NAMES = ['مریم محمدی', 'سید محمدرضا حسینی‌نژاد طباطبایی', 'Ali'];
const numberOf = (row: number) => {
  if (row % 50 === 7) return '';
  return row % 90 === 5 ? '9.24E+09' : `0924${String(row % 11_500).padStart(7, '0')}`;
};
const LINES = Array.from({ length: 12_400 }, (_, row) => `${NAMES[row % 3]},${numberOf(row)},تهران`);

const choose =
  (name: string, text: string): Story['play'] =>
  async ({ canvas, userEvent }) =>
    userEvent.upload(await canvas.findByLabelText('فایل شماره‌ها'), new File([text], name));

export const Default: Story = { ...withUploads() };

export const Checked: Story = {
  ...withUploads(),
  play: choose('مشتریان.csv', ['نام,موبایل,شهر', ...LINES].join('\n')),
};

export const NoColumn: Story = { ...withUploads(), play: choose('شهرها.csv', 'نام,شهر\nمریم,تهران\nعلی,شیراز\n') };

export const CutOff: Story = {
  ...withUploads({ 'POST /send/uploads/part': { status: 503 } }),
  play: choose('numbers.txt', '09240000001\n09240000002\n'),
};

export const Refused: Story = { ...withUploads(), play: choose('numbers.csv', 'نام,موبایل\n') };

export const KeptFromBefore: Story = {
  ...withUploads(),
  beforeEach: () =>
    keepComposition(OWNER, {
      ...EMPTY_COMPOSITION,
      line: SAMPLE_LINE.number,
      text: 'سلام، حراج پایان فصل آغاز شد.',
      file: { uploadId: '9', name: 'مشتریان باشگاه فروشگاه بزرگ زنجیره‌ای نمونه‌گستران شرق.xlsx', count: 12_000 },
    }),
};
