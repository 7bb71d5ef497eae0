import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { DRAFTS, GROUPS, answersOf } from '../../testing/sample-drafts';
import DraftsScreen from './drafts-screen';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = fakeNetwork(answersOf(DRAFTS));
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const ALL = { at: '/predefined-messages', path: '/predefined-messages' };
const inGroup = (id: string) => ({ at: `/predefined-messages/${id}`, path: '/predefined-messages/:id' });
const show = (opening: { at: string; path: string } = ALL) => renderScreen(<DraftsScreen />, opening);
const seen = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

describe('all drafts', () => {
  it('stand beside their groups, each with its count, its group and its parts', async () => {
    show();
    const row = (await screen.findByText('سلام، به فروشگاه ما خوش آمدید.')).closest('tr')!;
    expect(within(row).getByText('خوشامد')).toBeInTheDocument();
    expect(within(row).getByText('۱')).toBeInTheDocument();
    const groups = within(screen.getByRole('navigation', { name: 'گروه‌ها' }));
    expect(groups.getByRole('link', { name: 'همهٔ پیام‌ها ۳' })).toHaveAttribute('aria-current', 'page');
    expect(groups.getByRole('link', { name: 'خوشامد ۲' })).toHaveAttribute('href', '/predefined-messages/1');
    expect(await screen.findByText('۳ گروه از ۲۰، ۳ پیام از ۲۰۰')).toBeInTheDocument();
  });

  it('are searched by what the address says', async () => {
    show({ ...ALL, at: '/predefined-messages?text=قسط' });
    await screen.findByText(/خوش آمدید/);
    expect(seen('POST /user/draft/list')).toEqual([{ page: 1, limit: 10, filters: { text: 'قسط' } }]);
  });

  it('are deleted one by one from their menu, once the way back is gone', async () => {
    network.answer({ 'POST /user/draft/delete': { data: { deleted_count: 1 } } });
    const { user } = show();
    await screen.findByText(/خوش آمدید/);
    await user.click(screen.getByRole('button', { name: /سلام، به فروشگاه/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'حذف' }));
    expect(await screen.findByText('۱ پیام آماده حذف شد.')).toBeInTheDocument();
    expect(seen('POST /user/draft/delete')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'بستن پیام' }));
    await waitFor(() => expect(seen('POST /user/draft/delete')).toEqual([{ ids: ['12'] }]));
    await waitFor(() => expect(seen('GET /user/draft/group/list').length).toBeGreaterThan(1));
  });

  it('are written into a group', async () => {
    network.answer({ 'POST /user/draft/create': { data: DRAFTS[1] } });
    const { user } = show();
    await screen.findByText(/خوش آمدید/);
    await user.click(screen.getByRole('button', { name: 'پیام تازه' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'پیام آمادهٔ تازه' }));
    await user.click(dialog.getByRole('combobox', { name: /گروه/ }));
    await user.click(await screen.findByRole('option', { name: /خوشامد/ }));
    await user.type(dialog.getByRole('textbox', { name: /متن پیام/ }), 'درود ');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(seen('POST /user/draft/create')).toEqual([{ group_id: '1', text: 'درود ' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('say which line and how many recipients they carry, and open in the composer of their way', async () => {
    const { user, address } = show();
    const row = (await screen.findByText('سلام، به فروشگاه ما خوش آمدید.')).closest('tr')!;
    expect(row).toHaveTextContent(/خط ۳۰۰۰۱۴۰۵، ۲ دفترچه/);
    expect(screen.getAllByText(/با تنظیمات ارسال/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /سلام، به فروشگاه/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'باز کردن در ارسال' }));
    expect(address()).toBe('/send-sms/phonebook?draft=12');
  });

  it('keep their settings with another text, and lose them when that is wanted', async () => {
    network.answer({ 'POST /user/draft/update': { data: DRAFTS[1] } });
    const { user } = show();
    const edit = async () => {
      await user.click(await screen.findByText('سلام، به فروشگاه ما خوش آمدید.'));
      return within(await screen.findByRole('dialog', { name: 'ویرایش پیام آماده' }));
    };
    const first = await edit();
    await user.type(first.getByRole('textbox', { name: /متن پیام/ }), '!');
    await user.click(first.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const second = await edit();
    await user.click(second.getByRole('checkbox', { name: 'تنظیمات ارسال این پیام بماند' }));
    await user.click(second.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(seen('POST /user/draft/update')).toHaveLength(2));
    const text = 'سلام، به فروشگاه ما خوش آمدید.';
    expect(seen('POST /user/draft/update')).toEqual([
      { id: '12', group_id: '1', text: `${text}!` },
      { id: '12', group_id: '1', text, settings: null },
    ]);
  });

  it('may only be read by who may no more', async () => {
    const permissions = ['draft.read'] as const;
    const user = { name: 'همکار', userName: 'member', impersonated: false, isOwner: false, permissions };
    renderScreen(<DraftsScreen />, { ...ALL, state: { session: { token: 'token', user, isLoading: false } } });
    await screen.findByText(/خوش آمدید/);
    expect(screen.queryByRole('button', { name: 'پیام تازه' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'گروه تازه' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /سلام، به فروشگاه/ })).not.toBeInTheDocument();
  });
});

describe('one group', () => {
  it('asks for its own drafts only', async () => {
    show(inGroup('1'));
    expect(await screen.findByRole('heading', { name: 'خوشامد' })).toBeInTheDocument();
    expect(seen('POST /user/draft/list')).toEqual([{ page: 1, limit: 10, filters: { group_id: '1' } }]);
  });

  it('is deleted after a question that says how many go along, and the server is told that number', async () => {
    network.answer({ 'POST /user/draft/group/delete': { data: { deleted_count: 2 } } });
    const { user, address } = show(inGroup('1'));
    await user.click(await screen.findByRole('button', { name: 'حذف گروه' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'حذف گروه «خوشامد»' }));
    expect(dialog.getByText(/^۲ پیام آمادهٔ این گروه هم حذف می‌شود/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'گروه را حذف کن' }));
    await waitFor(() => expect(address()).toBe('/predefined-messages'));
    expect(seen('POST /user/draft/group/delete')).toEqual([{ id: '1', expected_count: 2 }]);
  });

  it('gets another name, and the server’s refusal stands at the field', async () => {
    const sentence = 'گروهی با همین نام دارید؛ لطفاً نام دیگری بنویسید.';
    network.answer({
      'POST /user/draft/group/update': {
        status: 409,
        meta: { message: sentence, message_code: '409-130', errors: { title: sentence } },
      },
    });
    const { user } = show(inGroup('1'));
    await user.click(await screen.findByRole('button', { name: 'تغییر نام' }));
    const field = await screen.findByRole('textbox', { name: /نام گروه/ });
    await user.clear(field);
    await user.type(field, 'تبریک{Enter}');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(seen('POST /user/draft/group/update')).toEqual([{ id: '1', title: 'تبریک' }]);
  });

  it.each(['9', 'x'])('that is not there is said to be so (%s)', async (id) => {
    network.answer(answersOf([], GROUPS));
    show(inGroup(id));
    expect(await screen.findByText('این گروه پیدا نشد')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'دیدن همهٔ پیام‌ها' })).toHaveAttribute('href', '/predefined-messages');
  });
});
