import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { PHONEBOOKS, answersOf, mayOnly, refusing } from '../../testing/sample-contacts';
import PhonebooksScreen from './phonebooks-screen';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = fakeNetwork(answersOf());
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const PATH = '/contacts/all-groups';
const show = (at = PATH) => renderScreen(<PhonebooksScreen />, { at, path: PATH });
const seen = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const choose = async ({ user }: ReturnType<typeof show>, title: string, action: string) => {
  const row = within((await screen.findByRole('link', { name: title })).closest('tr')!);
  await user.click(row.getByRole('button', { name: new RegExp(title) }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the phonebooks', () => {
  it('stand with their counts, and each leads to its page', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'مشتریان تهران' });
    expect(link).toHaveAttribute('href', '/contacts/group/1');
    expect(within(link.closest('tr')!).getByText('۲')).toBeInTheDocument();
    expect(screen.getByText('۱٬۲۴۰٬۰۰۰')).toBeInTheDocument();
  });

  it('are searched as one types', async () => {
    const { user } = show();
    await screen.findByText('مشتریان تهران');
    await user.type(screen.getByRole('searchbox', { name: 'نام دفترچه' }), 'باشگاه');
    await waitFor(() => expect(seen('POST /phonebooks/list-new')).toHaveLength(2));
    expect(seen('POST /phonebooks/list-new')[1]).toEqual({ page: 1, limit: 10, filters: { title: 'باشگاه' } });
  });

  it('have their other faces: none, failed, not allowed', async () => {
    network.answer(answersOf({ phonebooks: [] }));
    const empty = show();
    expect(await screen.findByText('هنوز دفترچه‌ای ندارید')).toBeInTheDocument();
    empty.unmount();
    network.answer(refusing(503));
    const failed = show();
    expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
    failed.unmount();
    network.answer(refusing(403));
    show();
    expect(await screen.findByText('به این بخش دسترسی ندارید')).toBeInTheDocument();
  });

  it('get a new one, which opens, and the server’s refusal stands at its field', async () => {
    const sentence = 'دفترچه‌ای با همین نام دارید؛ لطفاً نام دیگری بنویسید.';
    network.answer({
      'POST /phonebooks': { status: 409, meta: { message_code: '409-80', errors: { title: sentence } } },
    });
    const { user, address } = show();
    await screen.findByText('مشتریان تهران');
    await user.click(screen.getByRole('button', { name: 'دفترچهٔ تازه' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'دفترچهٔ تازه' }));
    await user.type(dialog.getByRole('textbox', { name: /نام دفترچه/ }), 'همکاران');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    network.answer({ 'POST /phonebooks': { data: { ...PHONEBOOKS[0], id: '9' } } });
    await user.type(dialog.getByRole('textbox', { name: /کد دفترچه/ }), 'staff');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(address()).toBe('/contacts/group/9'));
    expect(seen('POST /phonebooks')).toEqual([{ title: 'همکاران' }, { title: 'همکاران', code: 'staff' }]);
  });

  it('get another name, and an emptied code is taken away', async () => {
    network.answer({ 'POST /phonebooks/update': { data: PHONEBOOKS[0] } });
    const shown = show();
    await choose(shown, 'مشتریان تهران', 'ویرایش');
    const dialog = within(await screen.findByRole('dialog', { name: 'ویرایش دفترچه' }));
    await shown.user.clear(dialog.getByRole('textbox', { name: /کد دفترچه/ }));
    await shown.user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(seen('POST /phonebooks/update')).toEqual([{ id: '1', title: 'مشتریان تهران', code: null }]);
  });

  it('go after a question that says how many contacts there are, which stay unless it is asked for', async () => {
    network.answer({ 'POST /phonebooks/delete-list': { data: { deleted_count: 1 } } });
    const shown = show();
    await choose(shown, 'مشتریان تهران', 'حذف');
    const dialog = within(await screen.findByRole('dialog', { name: 'حذف دفترچهٔ «مشتریان تهران»' }));
    expect(dialog.getByText(/۲ مخاطب/)).toBeInTheDocument();
    const box = dialog.getByRole('checkbox');
    expect(box).not.toBeChecked();
    await shown.user.click(box);
    await shown.user.click(dialog.getByRole('button', { name: 'دفترچه را حذف کن' }));
    await waitFor(() => expect(seen('POST /phonebooks/delete-list')).toEqual([{ ids: ['1'], with_contacts: true }]));
  });

  it('may only be read by those who may no more', async () => {
    renderScreen(<PhonebooksScreen />, { state: mayOnly('contact.read') });
    await screen.findByText('مشتریان تهران');
    expect(screen.queryByRole('button', { name: 'دفترچهٔ تازه' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /مشتریان تهران/ })).not.toBeInTheDocument();
  });
});
