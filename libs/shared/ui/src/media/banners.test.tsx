import { act, fireEvent, screen } from '@testing-library/react';
import { axeFindings, renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { BannerCarousel } from './banner-carousel';
import { BannerStrip, hasBannerStrip } from './banner-strip';
import { OldPanelBanner } from './old-panel-banner';
import { givenBanner } from './testing/banners';

// Loaded before, so that no test waits for a file: the lazy piece then finds it at once.
beforeAll(() => import('./banner-carousel-body'));
beforeEach(() => setViewport(1280));

const popupFiles = {
  mobile: 'm.png',
  desktop: 'd.png',
  link: 'https://example.com/more',
  alt: 'جشنوارهٔ پاییز',
};
const withMain = (id: string, changes: object) => {
  const banner = givenBanner(id);
  return { ...banner, mainFiles: { ...banner.mainFiles, ...changes } };
};

describe('BannerStrip', () => {
  it('shows one static image, the first banner only, 60 px tall', () => {
    renderUi(<BannerStrip banners={[givenBanner('one'), givenBanner('two')]} />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'بنر one' })).toBeInTheDocument();
    expect(getComputedStyle(screen.getByRole('region', { name: 'اطلاعیه' })).blockSize).toBe('60px');
  });

  it('uses the mobile image on mobile and the desktop image on desktop', () => {
    const banner = withMain('one', { mobile: 'm.png', desktop: 'd.png' });
    const { unmount } = renderUi(<BannerStrip banners={[banner]} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', 'd.png');
    unmount();
    setViewport(390);
    renderUi(<BannerStrip banners={[banner]} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', 'm.png');
  });

  it('takes no room where there is nothing for this width', () => {
    const banner = withMain('one', { mobile: null });
    expect(hasBannerStrip([banner], true)).toBe(false);
    expect(hasBannerStrip([banner], false)).toBe(true);
    expect(hasBannerStrip([], false)).toBe(false);
    setViewport(390);
    renderUi(<BannerStrip banners={[banner]} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

it('says in words what a picture that does not come would have said', () => {
  renderUi(<BannerStrip banners={[givenBanner('one', { action: 2 })]} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'بنر one' })).toBeInTheDocument();
});

describe('a click on a banner', () => {
  it('opens a popup with action 1, whose image leads to the popup’s link and which has a close button', async () => {
    const { user } = renderUi(<BannerStrip banners={[givenBanner('one', { action: 1, popupFiles })]} />);
    await user.click(screen.getByRole('button', { name: 'بنر one' }));
    expect(await screen.findByRole('dialog', { name: 'جشنوارهٔ پاییز' })).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/more');
    expect(screen.getByRole('link').querySelector('img')).toHaveAttribute('src', 'd.png');
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: 'بستن' })[1] as HTMLElement);
    expect(await screen.findByRole('button', { name: 'بنر one' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens the link in the same window with action 2', () => {
    renderUi(<BannerStrip banners={[givenBanner('one', { action: 2 })]} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/one');
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
  });

  it.each([3, 0, 99])('opens a new tab with any other action, such as %d', (action) => {
    renderUi(<BannerStrip banners={[givenBanner('one', { action })]} />);
    const link = screen.getByRole('link', { name: 'بنر one (در زبانهٔ تازه باز می‌شود)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([2, 3])('goes nowhere with a javascript: link, action %d', (action) => {
    const banner = { ...withMain('one', { link: 'javascript:alert(1)' }), action };
    renderUi(<BannerStrip banners={[banner]} />);
    expect(screen.getByRole('img')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('does nothing with action 1 where there is no popup', () => {
    renderUi(<BannerStrip banners={[givenBanner('one', { action: 1, popupFiles: null })]} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('BannerCarousel', () => {
  it('has slides of 192 px', async () => {
    renderUi(<BannerCarousel banners={[givenBanner('one'), givenBanner('two')]} />);
    expect(getComputedStyle(await screen.findByRole('region', { name: 'اطلاعیه‌ها' })).blockSize).toBe('192px');
  });

  it('shows on mobile only if some banner has a mobile image, and then those that have one', async () => {
    setViewport(390);
    const none = [withMain('one', { mobile: null }), withMain('two', { mobile: '' })];
    const { unmount } = renderUi(<BannerCarousel banners={none} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    unmount();
    renderUi(<BannerCarousel banners={[...none, givenBanner('three')]} />);
    expect(await screen.findByRole('img', { name: 'بنر three' })).toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'تصویر بعدی' })).not.toBeInTheDocument();
  });

  it('stands still while its popup is open', async () => {
    jest.useFakeTimers();
    const banners = [givenBanner('one', { action: 1, popupFiles }), givenBanner('two')];
    renderUi(<BannerCarousel banners={banners} />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    act(() => screen.getByRole('button', { name: 'بنر one' }).click());
    act(() => void jest.advanceTimersByTime(20_000));
    // Behind the dialog everything is hidden, and the same slide is still the present one.
    expect(document.querySelector('[aria-roledescription="اسلاید"]:not([inert])')).toHaveAccessibleName('۱ از ۲');
    jest.useRealTimers();
  });
});

describe('OldPanelBanner', () => {
  it('points users to an old panel and can be closed', async () => {
    const onClose = jest.fn();
    const { user } = renderUi(<OldPanelBanner link="https://old.example.com" onClose={onClose} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://old.example.com');
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'بستن پیام پنل قدیمی' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('draws nothing for a javascript: link', () => {
    renderUi(<OldPanelBanner link="javascript:alert(1)" onClose={() => undefined} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
