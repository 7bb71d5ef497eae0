import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { CONTACTS, answersOf, mayOnly, refusing, sampleContact } from '../../testing/sample-contacts';
import ContactScreen from './contact-screen';

const ONE = 'GET /phonebooks/numbers/contact';
const ADD = 'POST /phonebooks/blacklist/add-list';
const REMOVE = 'POST /phonebooks/blacklist/delete-list';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = fakeNetwork(answersOf());
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = (id = '11') => renderScreen(<ContactScreen />, { at: `/contacts/${id}`, path: '/contacts/:id' });
const seen = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

describe('one contact', () => {
  it('stands with all that is known of it', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'مریم رضایی' })).toBeInTheDocument();
    expect(screen.getByText('۰۹۲۴ ۱۱۱ ۰۰۰۱')).toBeInTheDocument();
    expect(screen.getByText('خانم')).toBeInTheDocument();
    expect(screen.getByText('۱۳۷۰/۰۱/۰۱')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'مشتریان تهران' })).toHaveAttribute('href', '/contacts/group/1');
    const asked = network.seen.find(({ operation }) => operation === ONE);
    expect(asked?.url.searchParams.get('contact_id')).toBe('11');
  });

  it('says what is not known, and how many phonebooks are not named', async () => {
    network.answer({ [ONE]: { data: CONTACTS[2] } });
    const nameless = show('13');
    expect(await screen.findByRole('heading', { name: 'بدون نام' })).toBeInTheDocument();
    expect(screen.getAllByText('ثبت نشده')).toHaveLength(3);
    expect(screen.getByText('در هیچ دفترچه‌ای نیست')).toBeInTheDocument();
    nameless.unmount();
    network.answer({ [ONE]: { data: sampleContact({ phonebooks_count: 4 }) } });
    show();
    expect(await screen.findByText('و ۳ دفترچهٔ دیگر')).toBeInTheDocument();
  });

  it.each([
    ['that is not there', { status: 404, meta: { message_code: '404-81' } }],
    ['whose id is none', { status: 422, meta: { message_code: '422-1' } }],
  ])('%s is said to be so', async (_name, answer) => {
    network.answer({ [ONE]: answer });
    show('x');
    expect(await screen.findByText('این مخاطب پیدا نشد')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'دیدن همهٔ مخاطبان' })).toHaveAttribute('href', '/contacts/all-contacts');
  });

  it('says when it cannot be read', async () => {
    network.answer(refusing(503));
    show();
    expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
  });

  it('goes on the blacklist at once, and comes off it by its way back', async () => {
    network.answer({
      [ADD]: { data: { added_count: 1, existing_count: 0, refused: [] } },
      [REMOVE]: { data: { deleted_count: 1 } },
    });
    const { user } = show();
    const button = await screen.findByRole('button', { name: 'افزودن به لیست سیاه ارسال' });
    network.answer({ [ONE]: { data: sampleContact({ blacklisted: true }) } });
    await user.click(button);
    expect(await screen.findByText('به این شماره پیامی فرستاده نمی‌شود.')).toBeInTheDocument();
    expect(seen(ADD)).toEqual([{ kind: 'send', numbers: ['989241110001'] }]);
    await user.click(await screen.findByRole('button', { name: 'برگرداندن' }));
    await waitFor(() => expect(seen(REMOVE)).toEqual([{ kind: 'send', numbers: ['989241110001'] }]));
  });

  it('tells what its person has cancelled, and offers no way to change that', async () => {
    network.answer({ [ONE]: { data: sampleContact({ opted_out: true }) } });
    show();
    expect(await screen.findByText(/فقط خودش می‌تواند برگردد/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /لغو/ })).not.toBeInTheDocument();
  });

  it('is deleted after a question that says from how many phonebooks it goes', async () => {
    network.answer({ 'POST /phonebooks/numbers/delete-list': { data: { deleted_count: 1 } } });
    const { user, address } = show();
    await user.click(await screen.findByRole('button', { name: 'حذف' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'حذف مریم رضایی' }));
    expect(dialog.getByText(/از ۱ دفترچه هم بیرون می‌رود/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'مخاطب را حذف کن' }));
    await waitFor(() => expect(address()).toBe('/contacts/all-contacts'));
    expect(seen('POST /phonebooks/numbers/delete-list')).toEqual([{ ids: ['11'] }]);
  });

  it('may only be read by those who may no more', async () => {
    const state = mayOnly('contact.read', 'blacklist.read');
    renderScreen(<ContactScreen />, { at: '/contacts/11', path: '/contacts/:id', state });
    await screen.findByRole('heading', { name: 'مریم رضایی' });
    expect(screen.queryByRole('button', { name: /ویرایش|حذف|لیست سیاه/ })).not.toBeInTheDocument();
  });
});
