import { UiForTests } from '@peyk/shared-testing-web';
import { render, screen } from '@testing-library/react';
import { BannerSlot, bannersOf } from './banner-slot';

function Broken(): never {
  throw new Error('a bug in a banner');
}
const says = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> });

const banners = bannersOf([
  {
    name: 'home',
    routes: [],
    navigation: [],
    banners: [
      { place: 'top', load: says('strip of type 1') },
      { place: 'page', load: says('old panel') },
      { place: 'top', load: () => Promise.resolve({ default: Broken }) },
      { place: 'top', load: () => Promise.reject(new Error('chunk is gone')) },
      { place: 'top', load: says('the last one') },
    ],
  },
  { name: 'quiet', routes: [], navigation: [] },
]);

it('shows the banners of its own place, and none that breaks or does not load takes the page with it', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <UiForTests>
      <BannerSlot place="top" banners={banners} />
      <main>the page</main>
    </UiForTests>,
  );
  expect(await screen.findByText('strip of type 1')).toBeInTheDocument();
  expect(await screen.findByText('the last one')).toBeInTheDocument();
  expect(screen.queryByText('old panel')).not.toBeInTheDocument();
  expect(screen.getByText('the page')).toBeInTheDocument();
  quiet.mockRestore();
});
