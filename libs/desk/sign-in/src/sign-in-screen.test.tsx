import { TOKEN_KEY, readStored, writeStored } from '@peyk/shared-store';
import { fakeNetwork, renderScreen } from '@peyk/shared-testing-web';
import type { FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { messages } from './messages';
import SignInScreen from './sign-in-screen';

const READ = 'GET /sign-in';
const SIGN_IN = 'POST /sign-in';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ [READ]: { data: {} }, [SIGN_IN]: { data: { token: 'a-token' } } });
});
afterEach(() => {
  network.restore();
  writeStored(TOKEN_KEY, null);
});

const submit = () => screen.getByRole('button', { name: messages.submit });
async function fill(user: ReturnType<typeof renderScreen>['user'], code = '123456') {
  await user.type(screen.getByLabelText(messages.username), 'mina');
  await user.type(screen.getByLabelText(messages.password), 'rooz-khosh-1405');
  await user.type(screen.getByLabelText(messages.code), code);
}
const asked = () => network.seen.filter(({ operation }) => operation === SIGN_IN).map(({ body }) => body);

describe('signing in to the desk', () => {
  it('sends the three together and goes to the queues', async () => {
    const { user, address } = renderScreen(<SignInScreen />, { at: '/sign-in', path: '/sign-in' });
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()).toEqual([{ username: 'mina', password: 'rooz-khosh-1405', code: '123456' }]);
    expect(readStored(TOKEN_KEY)).toBe('a-token');
    expect(address()).toBe('/');
  });

  it('asks for what is missing before it asks the server', async () => {
    const { user } = renderScreen(<SignInScreen />);
    await user.click(submit());
    expect(screen.getAllByText(messages.missing)).toHaveLength(3);
    await user.type(screen.getByLabelText(messages.code), '12');
    await user.click(submit());
    expect(screen.getByText(messages.badCode)).toBeInTheDocument();
    expect(asked()).toEqual([]);
  });

  it('empties the code after a refusal, because it counts once', async () => {
    network.answer({ [SIGN_IN]: { status: 422 } });
    const { user } = renderScreen(<SignInScreen />);
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText(messages.code)).toHaveValue('');
    expect(screen.getByLabelText(messages.username)).toHaveValue('mina');
    expect(readStored(TOKEN_KEY)).toBeNull();
  });

  it('fills the fields of a demo with the code of this moment', async () => {
    const demo = { username: 'desk', password: 'demo-Desk-1405', code: '111111' };
    network.answer({ [READ]: { data: { demo } } });
    const { user } = renderScreen(<SignInScreen />);
    const button = await screen.findByRole('button', { name: messages.fill });
    network.answer({ [READ]: { data: { demo: { ...demo, code: '222222' } } } });
    await user.click(button);
    expect(await screen.findByDisplayValue('222222')).toBeInTheDocument();
    network.answer({ [READ]: { data: { demo: { username: 'desk', password: 'demo-Desk-1405' } } } });
    await user.click(button);
    expect(await screen.findByText(messages.soon)).toBeInTheDocument();
    expect(screen.getByLabelText(messages.code)).toHaveValue('');
  });
});
