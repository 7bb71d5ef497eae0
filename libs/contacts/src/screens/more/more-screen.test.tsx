import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { PROPERTIES, TAGS, answersOf, mayOnly, refusing } from '../../testing/sample-contacts';
import MoreScreen from './more-screen';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = fakeNetwork(answersOf());
});
afterEach(() => network.restore());

const show = (state?: ReturnType<typeof mayOnly>) =>
  renderScreen(<MoreScreen />, { at: '/contacts/manage-more-features', path: '/contacts/manage-more-features', state });
const seen = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
type Shown = ReturnType<typeof show>;

async function choose({ user }: Shown, row: string, item: string): Promise<void> {
  const found = within((await screen.findByText(row)).closest('tr')!);
  await user.click(found.getByRole('button', { name: new RegExp(row) }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('tags', () => {
  it('are listed with how many contacts carry them, and made', async () => {
    network.answer({ 'POST /phonebooks/numbers/tags': { data: TAGS[0] } });
    const { user } = show();
    expect(await screen.findByText('مشتری ویژه')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'برچسب تازه' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'برچسب تازه' }));
    await user.type(dialog.getByRole('textbox', { name: /برچسب/ }), 'همکار');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(seen('POST /phonebooks/numbers/tags')).toEqual([{ title: 'همکار' }]);
  });

  it('get another name, and the server’s refusal stands at the field', async () => {
    const sentence = 'برچسب دیگری با همین نام دارید.';
    const meta = { message_code: '409-181', errors: { title: sentence } };
    network.answer({ 'POST /phonebooks/numbers/tags/update': { status: 409, meta } });
    const shown = show();
    await choose(shown, 'بدحساب', 'ویرایش');
    const dialog = within(await screen.findByRole('dialog', { name: 'تغییر نام برچسب' }));
    await shown.user.type(dialog.getByRole('textbox', { name: /برچسب/ }), 'ب');
    await shown.user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    expect(seen('POST /phonebooks/numbers/tags/update')).toEqual([{ id: '8', title: 'بدحسابب' }]);
  });

  it('go after a question that says how many contacts lose them', async () => {
    network.answer({ 'POST /phonebooks/numbers/tags/delete-list': { data: { deleted_count: 1 } } });
    const shown = show();
    await choose(shown, 'مشتری ویژه', 'حذف');
    const dialog = within(await screen.findByRole('dialog', { name: 'حذف برچسب «مشتری ویژه»' }));
    expect(dialog.getByText(/از روی ۱۲ مخاطب برداشته می‌شود/)).toBeInTheDocument();
    await shown.user.click(dialog.getByRole('button', { name: 'برچسب را حذف کن' }));
    await waitFor(() => expect(seen('POST /phonebooks/numbers/tags/delete-list')).toEqual([{ ids: ['7'] }]));
  });
});

describe('properties', () => {
  it('are listed with their type, who made them and how many contacts have a value', async () => {
    show();
    const row = within((await screen.findByText('شمارهٔ اشتراک')).closest('tr')!);
    expect(row.getByText('عدد')).toBeInTheDocument();
    expect(row.getByText('غیرفعال')).toBeInTheDocument();
    expect(row.getByText('بیش از ۱۰٬۰۰۰')).toBeInTheDocument();
    const system = within(screen.getByText('name').closest('tr')!);
    expect(system.getByText('سامانه')).toBeInTheDocument();
  });

  it('are made with two names and a type', async () => {
    network.answer({ 'POST /phonebooks/options': { data: PROPERTIES[1] } });
    const { user } = show();
    await screen.findByText('شمارهٔ اشتراک');
    await user.click(screen.getByRole('button', { name: 'ویژگی تازه' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ویژگی تازه' }));
    await user.type(dialog.getByRole('textbox', { name: /نام فارسی/ }), 'شهر');
    await user.type(dialog.getByRole('textbox', { name: /نام لاتین/ }), '1city');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByText(/باید با حرف لاتین آغاز شود/)).toBeInTheDocument();
    await user.clear(dialog.getByRole('textbox', { name: /نام لاتین/ }));
    await user.type(dialog.getByRole('textbox', { name: /نام لاتین/ }), 'city');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(seen('POST /phonebooks/options')).toEqual([{ title: 'شهر', latin_title: 'city', type: 'string' }]);
  });

  it('are switched, change their names but not their type, and go with their values', async () => {
    network.answer({
      'POST /phonebooks/options/update': { data: { ...PROPERTIES[2], active: true } },
      'POST /phonebooks/options/delete-list': { data: { deleted_count: 1 } },
    });
    const shown = show();
    await choose(shown, 'شمارهٔ اشتراک', 'فعال کردن');
    expect(await screen.findByText('ویژگی فعال شد.')).toBeInTheDocument();
    await choose(shown, 'شمارهٔ اشتراک', 'ویرایش');
    const edit = within(await screen.findByRole('dialog', { name: 'ویرایش ویژگی' }));
    expect(edit.getByText('نوع ویژگی پس از ساختن تغییر نمی‌کند.')).toBeInTheDocument();
    await shown.user.click(edit.getByRole('button', { name: 'انصراف' }));
    await choose(shown, 'شمارهٔ اشتراک', 'حذف');
    const dialog = within(await screen.findByRole('dialog', { name: 'حذف ویژگی «شمارهٔ اشتراک»' }));
    expect(dialog.getByText(/از بیش از ۱۰٬۰۰۰ مخاطب پاک می‌شود/)).toBeInTheDocument();
    await shown.user.click(dialog.getByRole('button', { name: 'ویژگی را حذف کن' }));
    await waitFor(() =>
      expect(seen('POST /phonebooks/options/delete-list')).toEqual([{ ids: ['6'], with_values: true }]),
    );
    expect(seen('POST /phonebooks/options/update')).toEqual([{ id: '6', active: true }]);
  });
});

it('can only be looked at by those who may no more', async () => {
  show(mayOnly('contact.read'));
  await screen.findByText('شمارهٔ اشتراک');
  expect(screen.queryByRole('button', { name: /تازه/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /بدحساب/ })).not.toBeInTheDocument();
});

it('has its other faces: no tags, failed, not allowed', async () => {
  network.answer(answersOf({ tags: [] }));
  const empty = show();
  expect(await screen.findByText('هنوز برچسبی ندارید')).toBeInTheDocument();
  empty.unmount();
  network.answer(refusing(503));
  const failed = show();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'تلاش دوباره' })).toHaveLength(2));
  failed.unmount();
  network.answer(refusing(403));
  show();
  await waitFor(() => expect(screen.getAllByText('به این بخش دسترسی ندارید')).toHaveLength(2));
});
