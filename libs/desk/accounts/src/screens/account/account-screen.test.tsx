import { fakeNetwork, renderScreen } from '@peyk/shared-testing-web';
import type { FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../messages';
import { OFFERS, QUEUES, SHOW, account, details, offers, own } from '../../testing/sample-accounts';
import AccountScreen from './account-screen';

const MOVE = 'POST /account/move-credit';
const BLOCK = 'POST /account/block';
const GIVE = 'POST /account/give';
const ACT = 'POST /account/act';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    [SHOW]: { data: details() },
    [QUEUES]: own('accounts', 'finance'),
    [MOVE]: { data: { credit: '1' } },
    [BLOCK]: {},
    [ACT]: { data: { link: 'https://panel.example.ir/external-login?token=x' } },
  });
});
afterEach(() => network.restore());

async function open(button: string) {
  const { user } = renderScreen(<AccountScreen />, { at: '/accounts/7', path: '/accounts/:id' });
  await user.click(await screen.findByRole('button', { name: button }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}
const asked = (operation: string) => network.seen.filter((one) => one.operation === operation);

describe('an account at the desk', () => {
  it('is given money once, however often the answer is lost', async () => {
    network.answer({ [MOVE]: { status: 503 } });
    const { user, dialog } = await open(messages.credit);
    await user.type(dialog.getByLabelText(new RegExp(messages.amount)), '5000');
    await user.type(dialog.getByLabelText(messages.description), 'جبران قطعی');
    await user.click(dialog.getByRole('button', { name: messages.credit }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    network.answer({ [MOVE]: { data: { credit: '5000' } } });
    await user.click(dialog.getByRole('button', { name: messages.credit }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = asked(MOVE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
    expect(asked(MOVE).at(-1)?.body).toEqual({ id: '7', way: 'credit', amount: '5000', description: 'جبران قطعی' });
  });

  it('says what is missing before it asks the server', async () => {
    const { user, dialog } = await open(messages.debit);
    await user.type(dialog.getByLabelText(new RegExp(messages.amount)), '0');
    await user.click(dialog.getByRole('button', { name: messages.debit }));
    expect(dialog.getByText(messages.badAmount)).toBeInTheDocument();
    expect(dialog.getByText(messages.shortText)).toBeInTheDocument();
    expect(asked(MOVE)).toEqual([]);
  });

  it('is blocked with a reason, and opened again without one', async () => {
    const { user, dialog } = await open(messages.block);
    await user.type(dialog.getByLabelText(messages.reason), 'تخلف');
    network.answer({ [SHOW]: { data: details({ account: account({ state: 'blocked' }), blocked_reason: 'تخلف' }) } });
    await user.click(dialog.getByRole('button', { name: messages.block }));
    await user.click(await screen.findByRole('button', { name: messages.unblock }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: messages.unblock }));
    await waitFor(() =>
      expect(asked(BLOCK).map(({ body }) => body)).toEqual([{ id: '7', reason: 'تخلف' }, { id: '7' }]),
    );
  });

  it('is given what is chosen, and nothing before', async () => {
    network.answer({ [QUEUES]: own('accounts', 'commerce'), [OFFERS]: offers(), [GIVE]: {} });
    const { user, dialog } = await open(messages.give);
    await user.click(dialog.getByRole('button', { name: messages.giveIt }));
    expect(dialog.getByText(messages.chooseOne)).toBeInTheDocument();
    await user.click(dialog.getByRole('combobox', { name: messages.which }));
    await user.click(await screen.findByRole('option', { name: /30001405/ }));
    await user.click(dialog.getByRole('checkbox', { name: messages.isDefault }));
    await user.click(dialog.getByRole('button', { name: messages.giveIt }));
    await waitFor(() =>
      expect(asked(GIVE).map(({ body }) => body)).toEqual([
        { id: '7', kind: 'line', key: '30001405', is_default: true },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows no money to move to who may not', async () => {
    network.answer({ [QUEUES]: own('accounts') });
    renderScreen(<AccountScreen />, { at: '/accounts/7', path: '/accounts/:id' });
    await screen.findByRole('button', { name: messages.block });
    expect(screen.queryByRole('button', { name: messages.credit })).toBeNull();
  });

  it('is acted for by a link that is made when it is asked for', async () => {
    const { user, dialog } = await open(messages.act);
    expect(asked(ACT)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: messages.act }));
    expect(await dialog.findByRole('link', { name: messages.open })).toHaveAttribute(
      'href',
      'https://panel.example.ir/external-login?token=x',
    );
  });
});
