import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { answersOf, mayOnly, refusing } from '../../testing/sample-contacts';
import BlacklistScreen from './blacklist-screen';
import Cancel11Screen from './cancel-11-screen';

const LIST = 'POST /phonebooks/blacklist/list';
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

const PATH = '/contacts/blacklist';
const show = (at = PATH) => renderScreen(<BlacklistScreen />, { at, path: PATH });
const seen = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

describe('the blacklists', () => {
  it('say what they mean, with number, name and date of each entry', async () => {
    show();
    expect(await screen.findByText('۰۹۲۴ ۱۱۱ ۰۰۰۱')).toBeInTheDocument();
    expect(screen.getByText('مریم رضایی')).toBeInTheDocument();
    expect(screen.getByText(/هیچ پیامی فرستاده نمی‌شود/)).toBeInTheDocument();
    expect(seen(LIST)).toEqual([{ kind: 'send', page: 1, limit: 10, filters: {} }]);
  });

  it('are two, and the open one stands in the address', async () => {
    const { user, address } = show();
    await screen.findByText('مریم رضایی');
    await user.click(screen.getByRole('tab', { name: 'لیست سیاه دریافت' }));
    await waitFor(() => expect(seen(LIST)).toHaveLength(2));
    expect(seen(LIST)[1]).toMatchObject({ kind: 'receive' });
    expect(address()).toBe('/contacts/blacklist?tab=1');
  });

  it('are searched by the beginning of a number, and do not ask for what is none', async () => {
    const { user } = show();
    await screen.findByText('مریم رضایی');
    const field = screen.getByRole('textbox', { name: 'شماره' });
    await user.type(field, '0904');
    await waitFor(() => expect(seen(LIST)).toHaveLength(2));
    expect(seen(LIST)[1]).toMatchObject({ filters: { number: '0904' } });
  });

  it('take numbers that are written or pasted', async () => {
    network.answer({ [ADD]: { data: { added_count: 1, existing_count: 0, refused: [] } } });
    const { user } = show(`${PATH}?tab=1`);
    await screen.findByText('مریم رضایی');
    await user.click(screen.getByRole('button', { name: 'افزودن شماره' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'افزودن به لیست سیاه دریافت' }));
    await user.type(dialog.getByRole('textbox', { name: /شماره‌ها/ }), '09241110009{Enter}');
    await user.click(dialog.getByRole('button', { name: 'افزودن به لیست' }));
    await waitFor(() => expect(seen(ADD)).toEqual([{ kind: 'receive', numbers: ['989241110009'] }]));
    expect(await screen.findByText('۱ شماره افزوده شد.')).toBeInTheDocument();
  });

  it('let numbers go once the way back is gone', async () => {
    network.answer({ [REMOVE]: { data: { deleted_count: 1 } } });
    const { user } = show();
    await screen.findByText('مریم رضایی');
    await user.click(screen.getByRole('checkbox', { name: /09241110001/ }));
    await user.click(await screen.findByRole('button', { name: 'برداشتن، ۱ مورد' }));
    expect(seen(REMOVE)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'بستن پیام' }));
    await waitFor(() => expect(seen(REMOVE)).toEqual([{ kind: 'send', numbers: ['989241110001'] }]));
  });

  it('may only be read by those who may no more', async () => {
    renderScreen(<BlacklistScreen />, { state: mayOnly('blacklist.read') });
    await screen.findByText('مریم رضایی');
    expect(screen.queryByRole('button', { name: 'افزودن شماره' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('have their other faces: none, failed, not allowed', async () => {
    network.answer(answersOf({ suppressed: [] }));
    const empty = show();
    expect(await screen.findByText('لیست سیاه ارسال خالی است')).toBeInTheDocument();
    empty.unmount();
    network.answer(refusing(503));
    const failed = show();
    expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
    failed.unmount();
    network.answer(refusing(403));
    show();
    expect(await screen.findByText('به این بخش دسترسی ندارید')).toBeInTheDocument();
  });
});

describe('those who cancelled by 11', () => {
  it('are only shown, with the reason why nothing can be changed', async () => {
    renderScreen(<Cancel11Screen />, { at: '/contacts/cancel_11', path: '/contacts/cancel_11' });
    expect(await screen.findByText('مریم رضایی')).toBeInTheDocument();
    expect(screen.getByText(/این لیست فقط خواندنی است/)).toBeInTheDocument();
    expect(seen(LIST)).toEqual([{ kind: 'cancel_11', page: 1, limit: 10, filters: {} }]);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /افزودن/ })).not.toBeInTheDocument();
  });
});
