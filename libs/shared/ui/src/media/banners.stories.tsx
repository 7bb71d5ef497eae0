import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/card';
import { size } from '../tokens';
import { BannerCarousel } from './banner-carousel';
import { BannerPopup } from './banner-popup';
import { BannerStrip } from './banner-strip';
import { OldPanelBanner } from './old-panel-banner';
import { givenBanner, picture } from './testing/banners';

const popupFiles = {
  mobile: picture('popup mobile', 600, 600),
  desktop: picture('popup desktop', 900, 500),
  link: 'https://example.com/more',
  alt: 'جشنوارهٔ پاییزهٔ شارژ کیف پول',
};
const some = [
  givenBanner('opens-popup', { action: 1, popupFiles }),
  givenBanner('same-window', { action: 2 }),
  givenBanner('new-tab'),
];
const broken = { ...givenBanner('x').mainFiles, mobile: '/no-such.png', desktop: '/no-such.png' };

const meta = {
  title: 'Media/Banners',
  component: BannerCarousel,
  args: { banners: some },
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Carousel: Story = {};
export const TwoSlides: Story = { args: { banners: some.slice(0, 2) } };
export const OneSlide: Story = { args: { banners: some.slice(0, 1) } };
export const ManySlides: Story = {
  args: { banners: Array.from({ length: 12 }, (_unused, index) => givenBanner(String(index))) },
};
export const PictureThatDoesNotCome: Story = {
  args: { banners: [givenBanner('x', { mainFiles: { ...broken, alt: 'تخفیف ویژهٔ پاییز برای همهٔ خطوط' } })] },
};
export const NothingForThisWidth: Story = {
  args: { banners: [givenBanner('x', { mainFiles: { ...broken, mobile: null, desktop: null } })] },
};
export const Popup: Story = {
  render: () => (
    <BannerPopup
      files={popupFiles}
      isMobile={window.innerWidth < size.mobileBreakpoint}
      open
      onClose={() => undefined}
    />
  ),
};
export const Strip: Story = { render: () => <BannerStrip banners={some} /> };
export const OldPanel: Story = {
  render: () => (
    <Stack>
      <OldPanelBanner link="https://old.example.com" onClose={() => undefined} />
    </Stack>
  ),
};
