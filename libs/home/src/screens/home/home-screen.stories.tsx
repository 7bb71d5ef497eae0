import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import HomeScreen from './home-screen';

const meta = { title: 'Home/Home', component: HomeScreen } satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture as a data address, so that nothing is fetched. */
function picture(words: string, width: number): string {
  const text = `<text x="50%" y="55%" fill="white" font-size="28" text-anchor="middle">${words}</text>`;
  const ground = '<rect width="100%" height="100%" fill="teal"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="192">${ground}${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const banner = (id: string, alt: string) => ({
  id,
  action: 3,
  mainFiles: { mobile: picture(alt, 390), desktop: picture(alt, 1280), link: 'https://example.com/', alt },
  popupFiles: null,
});
const banners = { '2': [banner('1', 'جشنوارهٔ پاییز'), banner('2', 'خط تازه')], '3': [banner('3', 'آموزش')] };

export const Default: Story = {
  ...openedWith({ answers: { 'GET /banners': { data: { banners, old_panel: null } } } }),
};

export const BeforeTheFirstSend: Story = {
  ...openedWith({
    answers: {
      'POST /report/new_list': { data: { items: [], paging: { page: 1, limit: 5, total: 0 } } },
      'GET /banners': { data: { banners: {}, old_panel: null } },
      'GET /news/list': { data: { items: [], paging: { page: 1, limit: 3, total: 0 } } },
    },
  }),
};

export const Loading: Story = {
  ...openedWith({
    answers: {
      'GET /banners': neverAnswers,
      'GET /credit': neverAnswers,
      'POST /report/new_list': neverAnswers,
      'GET /news/list': neverAnswers,
      'GET /panel/quick_access': neverAnswers,
    },
  }),
};

export const Failing: Story = {
  ...openedWith({
    answers: {
      'GET /banners': { status: 500 },
      'GET /credit': { status: 500 },
      'POST /report/new_list': { status: 503 },
      'GET /news/list': { status: 500 },
      'GET /panel/quick_access': { status: 500 },
    },
  }),
};

export const Forbidden: Story = {
  ...openedWith({
    answers: {
      'GET /credit': { status: 403 },
      'POST /report/new_list': { status: 403 },
      'GET /news/list': { status: 403 },
      'GET /panel/quick_access': { status: 403 },
    },
  }),
};
