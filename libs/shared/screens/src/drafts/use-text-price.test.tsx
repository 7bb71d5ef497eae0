import { fakeNetwork, renderScreen, type FakeNetwork, type SeenRequest } from '@peyk/shared-testing-web';
import { screen } from '@testing-library/react';
import { useTextPrice } from './use-text-price';

const line = {
  id: '1',
  number: '20001405',
  title: 'خط',
  family: '2000',
  advertising: false,
  multipart_chars: 67,
  is_default: true,
  active: true,
  permitted_hours: null,
  max_per_second: null,
  own_permitted_hours: null,
  own_max_per_second: null,
};
/** As the server prices one letter: 1,370 rial a Persian part, 2,740.5 a Latin one. */
const partPrice = ({ body }: SeenRequest) => {
  const isLatin = (body as { message: string }).message === 'a';
  const [encoding, mci_price] = isLatin ? ['gsm7', '2740.5'] : ['ucs2', '1370'];
  return { data: { parts: 1, encoding, final_text: '', mci_price, other_price: '9999', quote: null } };
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    'GET /number/numbers': { data: { items: [line] } },
    'POST /send/calculate-price': partPrice,
  });
});
afterEach(() => network.restore());

function Price({ text }: { readonly text: string }) {
  const { parts, rial } = useTextPrice()(text);
  return <p>{`${parts}: ${rial ?? 'unknown'}`}</p>;
}
const state = (permissions: readonly 'send.create'[]) => ({
  session: {
    token: 't'.repeat(40),
    user: { name: 'همکار', userName: 'member', impersonated: false, isOwner: false, permissions },
    isLoading: false,
  },
});
const show = (text: string, permissions: readonly 'send.create'[] = ['send.create']) =>
  renderScreen(<Price text={text} />, { state: state(permissions) });

it.each([
  ['one Persian part', 'سلام', '1: 1370'],
  ['three Persian parts', 'س'.repeat(140), '3: 4110'],
  ['two Latin parts, to the milli-rial', 'a'.repeat(161), '2: 5481'],
])('prices %s', async (_what, text, shown) => {
  show(text);
  expect(await screen.findByText(shown)).toBeInTheDocument();
});

it('counts the line that an advertising line adds', async () => {
  network.answer({ 'GET /number/numbers': { data: { items: [{ ...line, advertising: true }] } } });
  show('a'.repeat(67));
  expect(await screen.findByText('2: 2740')).toBeInTheDocument();
});

it('asks nothing for those who may not send, and tells the parts', () => {
  show('سلام', []);
  expect(screen.getByText('1: unknown')).toBeInTheDocument();
  expect(network.seen).toEqual([]);
});
