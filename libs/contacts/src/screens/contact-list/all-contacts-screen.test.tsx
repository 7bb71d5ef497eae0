import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { BULK, CONTACTS, SEGMENTS, answersOf, mayOnly, refusing, sampleContact } from '../../testing/sample-contacts';
import AllContactsScreen from './all-contacts-screen';

const LIST = 'POST /phonebooks/numbers/contact-list';
const UPDATE = 'POST /phonebooks/numbers/update-new';
const ADD = 'POST /phonebooks/numbers/add-list-new';
const ADDED = { data: { added_count: 1, existing_count: 0, refused: [] } };
const BULK_PATH = 'POST /phonebooks/numbers/bulk';
const NONE = { data: { items: [], paging: { page: 1, limit: 1, total: 0 } } };

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = fakeNetwork(answersOf());
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = (at = '/contacts/all-contacts') =>
  renderScreen(<AllContactsScreen />, { at, path: '/contacts/all-contacts' });
const seen = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const tick = (name: RegExp) => screen.getByRole('checkbox', { name });

describe('all contacts', () => {
  it('stand with number, phonebooks, gender and day of birth, and say who is left out', async () => {
    show();
    const row = within((await screen.findByRole('link', { name: 'مریم رضایی' })).closest('tr')!);
    expect(row.getByText('۰۹۲۴ ۱۱۱ ۰۰۰۱')).toBeInTheDocument();
    expect(row.getByText(/مشتریان تهران/)).toBeInTheDocument();
    expect(row.getByText('خانم')).toBeInTheDocument();
    expect(row.getByText('۱۳۷۰/۰۱/۰۱')).toBeInTheDocument();
    const other = within(screen.getByText(/حسینی‌نژاد/).closest('tr')!);
    expect(other.getByText('لیست سیاه ارسال')).toBeInTheDocument();
    expect(other.getByText('لغو ۱۱')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'بدون نام' })).toHaveAttribute('href', '/contacts/13');
  });

  it('stand among the sections, of which each leads to its own address', async () => {
    show();
    await screen.findByText('مریم رضایی');
    const sections = within(screen.getByRole('navigation', { name: 'بخش‌های مخاطبان' }));
    expect(sections.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contacts/all-contacts',
      '/contacts/all-groups',
      '/contacts/manage-more-features',
      '/contacts/blacklist',
      '/contacts/cancel_11',
    ]);
    expect(sections.getByRole('link', { name: 'همهٔ مخاطبان' })).toHaveAttribute('aria-current', 'page');
  });

  it('are searched as one types, without Enter, and narrowed by phonebook and gender', async () => {
    const { user, address } = show('/contacts/all-contacts?phonebook=1&gender=female');
    await screen.findByText('مریم رضایی');
    expect(seen(LIST)).toEqual([{ page: 1, limit: 10, filters: { phonebook_id: '1', gender: 'female' } }]);
    await user.type(screen.getByRole('searchbox', { name: 'نام یا شماره' }), 'رض');
    await waitFor(() => expect(seen(LIST)).toHaveLength(2));
    expect(seen(LIST)[1]).toMatchObject({ page: 1, filters: { search: 'رض', phonebook_id: '1' } });
    expect(decodeURI(address())).toContain('search=رض');
  });

  it('have their other faces: nobody, nobody found, failed, not allowed', async () => {
    network.answer(answersOf({ contacts: [] }));
    const empty = show();
    expect(await screen.findByText('هنوز مخاطبی ندارید')).toBeInTheDocument();
    empty.unmount();
    const filtered = show('/contacts/all-contacts?search=هیچ');
    expect(await screen.findByText('مخاطبی با این جستجو نیست')).toBeInTheDocument();
    filtered.unmount();
    network.answer(refusing(503));
    const failed = show();
    expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
    failed.unmount();
    network.answer(refusing(403));
    show();
    expect(await screen.findByText('به این بخش دسترسی ندارید')).toBeInTheDocument();
  });

  it('go into phonebooks that are chosen, by their numbers', async () => {
    network.answer({ [BULK_PATH]: { data: BULK } });
    const { user } = show();
    await screen.findByText('مریم رضایی');
    await user.click(tick(/مریم رضایی/));
    await user.click(tick(/09952110003/));
    await user.click(await screen.findByRole('button', { name: 'افزودن به دفترچه، ۲ مورد' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'افزودن ۲ مخاطب به دفترچه‌ها' }));
    await user.click(dialog.getByRole('combobox', { name: /دفترچه‌ها/ }));
    await user.click(await screen.findByRole('option', { name: /بی‌مخاطب/ }));
    await user.click(dialog.getByRole('button', { name: 'افزودن' }));
    expect(await screen.findByText('۲ مخاطب به دفترچه افزوده شد.')).toBeInTheDocument();
    expect(seen(BULK_PATH)).toEqual([
      { action: 'add_to_phonebook', phonebook_id: '3', selection: { ids: ['11', '13'] } },
    ]);
  });

  it('are put on the blacklist after a question that says what it means', async () => {
    network.answer({ 'POST /phonebooks/numbers/bulk-blacklist': { data: BULK } });
    const { user } = show();
    await screen.findByText('مریم رضایی');
    await user.click(tick(/مریم رضایی/));
    await user.click(await screen.findByRole('button', { name: 'لیست سیاه، ۱ مورد' }));
    const dialog = within(await screen.findByRole('dialog', { name: '۱ مخاطب به لیست سیاه ارسال برود؟' }));
    await user.click(dialog.getByRole('button', { name: 'به لیست سیاه ببر' }));
    await waitFor(() =>
      expect(seen('POST /phonebooks/numbers/bulk-blacklist')).toEqual([{ kind: 'send', selection: { ids: ['11'] } }]),
    );
  });

  it('get tags that are chosen, all that the filters find at once, and lose them again', async () => {
    const done = { data: { ...BULK, id: '32' } };
    network.answer({ [BULK_PATH]: done, 'POST /phonebooks/numbers/bulk/undo': done });
    network.answer({ [LIST]: { data: { items: CONTACTS, paging: { page: 1, limit: 10, total: 2_300 } } } });
    const { user } = show('/contacts/all-contacts?gender=female&tag=8');
    await screen.findByText('مریم رضایی');
    await user.click(screen.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }));
    await user.click(await screen.findByRole('button', { name: 'انتخاب همهٔ ۲٬۳۰۰ نتیجه' }));
    await user.click(await screen.findByRole('button', { name: 'برچسب زدن، ۲٬۳۰۰ مورد' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'برچسب زدن به ۲٬۳۰۰ مخاطب' }));
    await user.click(dialog.getByRole('combobox', { name: /برچسب‌ها/ }));
    await user.click(await screen.findByRole('option', { name: /مشتری ویژه/ }));
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'برچسب بزن' }));
    expect(await screen.findByText(/کار روی ۲٬۳۰۰ مخاطب آغاز شد/)).toBeInTheDocument();
    const filters = { gender: 'female', tag_ids: ['8'] };
    expect(seen(BULK_PATH)).toEqual([{ action: 'add_tag', tag_id: '7', selection: { filters } }]);
    await user.click(screen.getByRole('button', { name: 'برگرداندن' }));
    await waitFor(() => expect(seen('POST /phonebooks/numbers/bulk/undo')).toEqual([{ id: '32' }]));
  });

  it('are deleted after a question with their number, and come back', async () => {
    const done = { data: { ...BULK, id: '33', action: 'delete' } };
    network.answer({ 'POST /phonebooks/numbers/bulk-delete': done, 'POST /phonebooks/numbers/bulk/undo': done });
    const { user } = show();
    await screen.findByText('مریم رضایی');
    await user.click(tick(/مریم رضایی/));
    await user.click(await screen.findByRole('button', { name: 'حذف، ۱ مورد' }));
    const dialog = within(await screen.findByRole('dialog', { name: '۱ مخاطب حذف شود؟' }));
    expect(seen('POST /phonebooks/numbers/bulk-delete')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'حذف کن' }));
    expect(await screen.findByText('۱ مخاطب حذف شد.')).toBeInTheDocument();
    expect(seen('POST /phonebooks/numbers/bulk-delete')).toEqual([{ selection: { ids: ['11'] } }]);
    await user.click(screen.getByRole('button', { name: 'برگرداندن' }));
    await waitFor(() => expect(seen('POST /phonebooks/numbers/bulk/undo')).toEqual([{ id: '33' }]));
  });

  it('may only be read by those who may no more', async () => {
    renderScreen(<AllContactsScreen />, { state: mayOnly('contact.read') });
    await screen.findByText('مریم رضایی');
    expect(screen.queryByRole('button', { name: 'مخاطب تازه' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'لیست سیاه' })).not.toBeInTheDocument();
  });

  it('are a list on the phone, without the links to the other sections', async () => {
    setViewport(390);
    show();
    expect(await screen.findByText('مریم رضایی')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'بخش‌های مخاطبان' })).not.toBeInTheDocument();
  });
});

describe('a new contact', () => {
  const write = async () => {
    const shown = show();
    await screen.findByText('مریم رضایی');
    await shown.user.click(screen.getByRole('button', { name: 'مخاطب تازه' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'مخاطب تازه' }));
    await shown.user.type(dialog.getByRole('textbox', { name: /شمارهٔ موبایل/ }), '09241110009');
    await shown.user.type(dialog.getByRole('textbox', { name: /نام/ }), 'نرگس');
    await shown.user.click(dialog.getByRole('combobox', { name: /دفترچه‌ها/ }));
    await shown.user.click(await screen.findByRole('option', { name: /مشتریان تهران/ }));
    await shown.user.keyboard('{Escape}');
    return { ...shown, dialog };
  };

  it('goes into its phonebooks with all that is known of it, in one step', async () => {
    const { user, dialog } = await write();
    await user.type(dialog.getByRole('textbox', { name: /تاریخ تولد/ }), '13700101');
    await user.type(dialog.getByRole('textbox', { name: /تاریخ تمدید/ }), '14050101');
    await user.click(dialog.getByRole('combobox', { name: /برچسب‌ها/ }));
    await user.click(await screen.findByRole('option', { name: /بدحساب/ }));
    await user.keyboard('{Escape}');
    network.answer({ [LIST]: NONE, [ADD]: ADDED });
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const contact = { number: '989241110009', name: 'نرگس', birth_date: '1991-03-21' };
    const properties = [{ id: '5', value: '2026-03-21' }];
    expect(seen(ADD)).toEqual([{ phonebook_ids: ['1'], tag_ids: ['8'], contacts: [{ ...contact, properties }] }]);
  });

  it('says which property is not written as its type wants it', async () => {
    const { user, dialog } = await write();
    await user.type(dialog.getByRole('textbox', { name: /تاریخ تمدید/ }), '14051301');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByText(/مقدار این ویژگی درست نیست/)).toBeInTheDocument();
    expect(seen(ADD)).toEqual([]);
  });

  it('whose number is known is not written over', async () => {
    const { user, dialog } = await write();
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByText(/از پیش با نام «مریم رضایی»/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'باز کردن همان مخاطب' })).toHaveAttribute('href', '/contacts/11');
    expect(seen(ADD)).toEqual([]);
  });
});

describe('editing', () => {
  const open = async () => {
    const shown = show();
    await screen.findByText('مریم رضایی');
    const row = within(screen.getByText('مریم رضایی').closest('tr')!);
    await shown.user.click(row.getByRole('button', { name: /مریم رضایی/ }));
    await shown.user.click(await screen.findByRole('menuitem', { name: 'ویرایش' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ویرایش مخاطب' }));
    const name = dialog.getByRole('textbox', { name: /نام/ });
    await shown.user.clear(name);
    await shown.user.type(name, 'مریم کریمی');
    return { ...shown, dialog };
  };

  it('sends what was changed, with the version that was read', async () => {
    network.answer({ [UPDATE]: { data: CONTACTS[0] } });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(seen(UPDATE)).toEqual([{ id: '11', version: 1, name: 'مریم کریمی' }]);
  });

  it('tells the second of two, and goes on from what the first has written', async () => {
    const sentence = 'این مخاطب هم‌زمان جای دیگری تغییر کرده است.';
    network.answer({
      [UPDATE]: { status: 409, meta: { message: sentence, message_code: '409-86', errors: { version: sentence } } },
      'GET /phonebooks/numbers/contact': { data: sampleContact({ version: 2, gender: 'male' }) },
    });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'خواندن آخرین وضعیت' }));
    expect(await dialog.findByText(/آنچه شما نوشته‌اید مانده است/)).toBeInTheDocument();
    expect(dialog.queryByText(sentence)).not.toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /نام/ })).toHaveValue('مریم کریمی');
    network.answer({ [UPDATE]: { data: CONTACTS[0] } });
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(seen(UPDATE)).toHaveLength(2));
    expect(seen(UPDATE)[1]).toEqual({ id: '11', version: 2, name: 'مریم کریمی' });
  });
});

describe('saved filters', () => {
  const open = async (at?: string) => {
    const shown = show(at);
    await screen.findByText('مریم رضایی');
    await shown.user.click(screen.getByRole('button', { name: 'فیلترهای ذخیره‌شده و کارهای اخیر' }));
    await shown.user.click(await screen.findByRole('menuitem', { name: 'فیلترهای ذخیره‌شده' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'فیلترهای ذخیره‌شده' }));
    await dialog.findByText('خانم‌های تهران');
    return { ...shown, dialog };
  };

  it('keep what the list is narrowed to under a name', async () => {
    network.answer({ 'POST /phonebooks/segments': { data: SEGMENTS[0] } });
    const { user, dialog } = await open('/contacts/all-contacts?gender=female');
    await user.type(dialog.getByRole('textbox', { name: /نام فیلتر/ }), 'خانم‌ها');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await screen.findByText('فیلتر «خانم‌های تهران» ذخیره شد.')).toBeInTheDocument();
    expect(seen('POST /phonebooks/segments')).toEqual([{ title: 'خانم‌ها', filters: { gender: 'female' } }]);
  });

  it('open as filters of the list, and count whom they reach', async () => {
    const counts = {
      total: 12,
      reachable: 10,
      blacklisted: 1,
      opted_out: 1,
      reachable_by_advertising: 10,
      by_operator: [],
    };
    network.answer({ 'POST /phonebooks/segments/count': { data: counts } });
    const { user, address, dialog } = await open();
    expect(dialog.queryByRole('textbox', { name: /نام فیلتر/ })).not.toBeInTheDocument();
    const row = within(dialog.getByRole('listitem', { name: 'خانم‌های تهران' }));
    await user.click(row.getByRole('button', { name: 'شمارش' }));
    expect(await row.findByText('۱۲ مخاطب، ۱۰ قابل ارسال')).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'نمایش مخاطبان' }));
    await waitFor(() => expect(address()).toContain('gender=female'));
    await waitFor(() => expect(seen(LIST).at(-1)).toMatchObject({ filters: { gender: 'female', phonebook_id: '1' } }));
  });

  it('say what is wrong with a name, get another one, and go', async () => {
    const sentence = 'فیلتر دیگری با همین نام دارید.';
    network.answer({
      'POST /phonebooks/segments/update': { status: 409, meta: { message: sentence, message_code: '409-183' } },
    });
    const { user, dialog } = await open();
    const row = within(dialog.getByRole('listitem', { name: 'برچسب گم‌شده' }));
    expect(row.getByRole('button', { name: 'نمایش مخاطبان' })).toBeDisabled();
    await user.click(row.getByRole('button', { name: 'تغییر نام' }));
    await user.click(row.getByRole('button', { name: 'ذخیره' }));
    expect(await row.findByText(sentence)).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'انصراف' }));
    network.answer({ 'POST /phonebooks/segments/delete-list': { data: { deleted_count: 1 } } });
    await user.click(row.getByRole('button', { name: 'حذف' }));
    await user.click(row.getByRole('button', { name: 'فیلتر را حذف کن' }));
    await waitFor(() => expect(seen('POST /phonebooks/segments/delete-list')).toEqual([{ ids: ['42'] }]));
  });
});

describe('what was done to many contacts', () => {
  it('is listed for a day, and can be taken back', async () => {
    network.answer({ 'POST /phonebooks/numbers/bulk/undo': { data: { ...BULK, state: 'undone' } } });
    const { user } = show();
    await screen.findByText('مریم رضایی');
    await user.click(screen.getByRole('button', { name: 'فیلترهای ذخیره‌شده و کارهای اخیر' }));
    await user.click(await screen.findByRole('menuitem', { name: 'کارهای گروهی اخیر' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'کارهای گروهی اخیر' }));
    const row = within(await dialog.findByRole('listitem', { name: 'برچسب «مشتری ویژه»' }));
    expect(row.getByText(/انجام شد، ۳۸ مخاطب تغییر کرد/)).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: /برگرداندن/ }));
    expect(await screen.findByText('برگرداندن آغاز شد.')).toBeInTheDocument();
    expect(seen('POST /phonebooks/numbers/bulk/undo')).toEqual([{ id: '31' }]);
  });
});
