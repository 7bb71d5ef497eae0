import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { act, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { LoadedOverlay } from './loaded-overlay';
import { Overlays } from './overlays';

const signedIn = {
  session: {
    token: 'token',
    user: { name: 'فروشگاه نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] },
    isLoading: false,
  },
};

let network: FakeNetwork;
beforeEach(() => {
  localStorage.clear();
  setViewport(1280);
  window.HTMLElement.prototype.scrollIntoView = () => undefined;
  network = fakeNetwork({
    'POST /logout': { status: 503 },
    'GET /credit': { data: { credit: '1', held: '0', updated_at: '' } },
  });
});
afterEach(() => network.restore());

const page = (
  <>
    <label>
      متن <textarea />
    </label>
    <Overlays />
  </>
);
const show = () => renderScreen(page, { state: signedIn, at: '/start' });

async function openPalette(user: ReturnType<typeof show>['user']) {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
}
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

describe('the command palette', () => {
  it('opens with Ctrl-K, also from within a field, and closes with Esc', async () => {
    const { user } = show();
    await user.click(screen.getByLabelText('متن'));
    const field = await openPalette(user);
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  });

  it('opens with ⌘K too, and with the Persian keyboard layout', async () => {
    const { user } = show();
    await user.keyboard('{Meta>}k{/Meta}');
    expect(await screen.findByRole('combobox')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    const persian = new KeyboardEvent('keydown', { key: 'ن', code: 'KeyK', ctrlKey: true, cancelable: true });
    act(() => void document.dispatchEvent(persian));
    expect(await screen.findByRole('combobox')).toBeInTheDocument();
    expect(persian.defaultPrevented).toBe(true);
  });

  it('goes to what was searched for, with the arrows and Enter', async () => {
    const { user, address } = show();
    const field = await openPalette(user);
    await user.type(field, 'ارسال');
    expect(chosen()).toContain('ارسال پیامک');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toContain('ارسال به مخاطبان');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/send-sms/phonebook');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  });

  it('finds what was typed with the keyboard in its Latin layout, and says how it read it', async () => {
    const { user } = show();
    await user.type(await openPalette(user), "'chva");
    expect(chosen()).toContain('گزارش ارسال');
    expect(screen.getByRole('status')).toHaveTextContent('گزارش');
  });

  it('says that nothing was found', async () => {
    const { user } = show();
    await user.type(await openPalette(user), 'یخچال');
    expect(screen.getByRole('status')).toHaveTextContent('چیزی برای «یخچال» پیدا نشد');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox')).toBeInTheDocument();
  });

  it('puts first what was used last', async () => {
    const { user } = show();
    await user.type(await openPalette(user), 'گزارش{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    await openPalette(user);
    expect(screen.getByRole('group', { name: 'به‌تازگی' })).toHaveTextContent('گزارش ارسال');
    expect(screen.getAllByRole('option', { name: /گزارش ارسال/ })).toHaveLength(1);
  });

  it('does what domains contribute, changes the theme, and signs out with the dialog of a failure', async () => {
    const { user, store, address } = show();
    await user.type(await openPalette(user), 'پیام تازه{Enter}');
    expect(address()).toBe('/send-sms/quick');
    await user.type(await openPalette(user), 'تیره{Enter}');
    expect(store.getState().theme.dark).toBe(true);
    await user.type(await openPalette(user), 'خروج{Enter}');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(store.getState().session.token).toBe('token');
  });

  it('gives axe nothing to find', async () => {
    const { user } = show();
    await openPalette(user);
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe('keyboard shortcuts', () => {
  it('lead to a page with g and its letter, also in the Persian layout', async () => {
    const { user, address } = show();
    await user.keyboard('gr');
    expect(address()).toBe('/reports');
    const press = (key: string, code: string) =>
      act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key, code })));
    press('ل', 'KeyG');
    press('ا', 'KeyH');
    expect(address()).toBe('/dashboard');
  });

  it('do nothing while somebody types', async () => {
    const { user, address, store } = show();
    await user.type(screen.getByLabelText('متن'), 'gr?t/');
    expect(address()).toBe('/start');
    expect(store.getState().layout.overlay).toBeNull();
    expect(store.getState().theme.dark).toBe(false);
  });

  it('do nothing behind a dialog, nor with a modifier held', async () => {
    const { user, address, store } = show();
    await user.keyboard('{Control>}n{/Control}{Alt>}n{/Alt}');
    expect(address()).toBe('/start');
    await user.keyboard('?');
    await screen.findByRole('dialog');
    await user.keyboard('n');
    await user.keyboard('{Control>}k{/Control}');
    expect(address()).toBe('/start');
    expect(store.getState().layout.overlay).toBe('shortcuts');
  });

  it('are listed by ?, and can be switched off for good, while Ctrl-K goes on', async () => {
    const { user, store, address } = show();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog');
    expect(sheet).toHaveTextContent('گزارش ارسال');
    const choice = screen.getByRole('switch', { name: /میان‌برهای تک‌کلید/ });
    expect(choice).toBeChecked();
    await user.click(choice);
    expect(choice).not.toBeChecked();
    expect(localStorage.getItem('peyk-shortcuts-off')).not.toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('gr?');
    expect(address()).toBe('/start');
    expect(store.getState().layout.overlay).toBeNull();
    expect(await openPalette(user)).toBeInTheDocument();
  });

  it('search with /: in the page where it has a search, otherwise in the palette', async () => {
    const { user } = renderScreen(
      <>
        <main id="content">
          <input type="search" aria-label="جستجو" />
        </main>
        <Overlays />
      </>,
      { state: signedIn },
    );
    await user.keyboard('/');
    expect(screen.getByLabelText('جستجو')).toHaveFocus();
    expect(screen.getByLabelText('جستجو')).toHaveValue('');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

it('says when what lies over the page could not be fetched, and fetches it again', async () => {
  const load = jest
    .fn<Promise<{ default: () => React.JSX.Element }>, []>()
    .mockRejectedValueOnce(new Error('chunk is gone'))
    .mockResolvedValueOnce({ default: () => <p>here</p> });
  const { user } = renderScreen(<LoadedOverlay load={load} props={{}} onClose={() => undefined} />);
  expect(await screen.findByRole('dialog', { name: 'این بخش باز نشد' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('here')).toBeInTheDocument();
});
