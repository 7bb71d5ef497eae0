import { fakeNetwork, renderScreen } from '@peyk/shared-testing-web';
import type { FakeNetwork } from '@peyk/shared-testing-web';
import { screen } from '@testing-library/react';
import EngineScreen from './engine-screen';
import { messages } from './messages';
import { ENGINE, HOLD, state } from './sample-engine';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ [ENGINE]: { data: state() } });
});
afterEach(() => network.restore());

describe('the engine at the desk', () => {
  it('says how the link stands and what is left on each line', async () => {
    renderScreen(<EngineScreen />);
    expect(await screen.findByText(messages.states.bound)).toBeInTheDocument();
    expect(screen.getByText(/۸۱۲.۰۰۰ گیرنده مانده · در ۲ ارسال · حداکثر ۵۰۰ بخش در ثانیه/)).toBeInTheDocument();
    expect(screen.getByText(messages.nothingLeft)).toBeInTheDocument();
    expect(screen.getByText(messages.closed)).toBeInTheDocument();
  });

  it('does not guess about a sender in another process', async () => {
    network.answer({ [ENGINE]: { data: state({ operator: undefined }) } });
    renderScreen(<EngineScreen />);
    expect(await screen.findByText(messages.elsewhere)).toBeInTheDocument();
  });

  it.each([
    [false, /engine reconcile/],
    [true, /engine resume/],
  ])('says that sending is held, and what to do next (compared: %s)', async (is_reconciled, command) => {
    network.answer({ [ENGINE]: { data: state({ hold: { ...HOLD, is_reconciled } }) } });
    renderScreen(<EngineScreen />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(messages.held);
    expect(alert).toHaveTextContent(command);
  });
});
