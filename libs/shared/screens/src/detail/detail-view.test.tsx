import { contractNetwork, exampleOf, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { SampleDetail } from '../testing/sample-detail';

const GET = 'GET /jobs/details';
const DISMISS = 'POST /jobs/dismiss';
const { title } = exampleOf(GET);

let network: FakeNetwork;
beforeEach(() => {
  network = contractNetwork();
});
afterEach(() => network.restore());

const onDone = jest.fn();
const show = () => renderScreen(<SampleDetail onDone={onDone} />, { at: '/jobs/7', path: '/jobs/:id' });
const asked = (operation: string) => network.seen.filter((one) => one.operation === operation).length;

describe('the page of one thing', () => {
  it('shows it', async () => {
    show();
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it.each([
    ['that nobody has', { status: 404 }],
    ['whose id is none', { status: 422 }],
  ])('leads to the list from one %s, and offers no second try', async (_what, answer) => {
    network.answer({ [GET]: answer });
    show();
    expect(await screen.findByRole('link', { name: 'رفتن به فهرست' })).toHaveAttribute('href', '/jobs');
    expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument();
  });

  it('can be asked for again after a failure, and not where it is forbidden', async () => {
    network.answer({ [GET]: { status: 503 } });
    const failed = show();
    expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
    failed.unmount();
    network.answer({ [GET]: { status: 403 } });
    show();
    expect(await screen.findByText('به این بخش دسترسی ندارید')).toBeInTheDocument();
  });
});

describe('its removal', () => {
  const open = async () => {
    const shown = show();
    await shown.user.click(await screen.findByRole('button', { name: 'برداشتن' }));
    return { ...shown, dialog: within(await screen.findByRole('dialog')) };
  };
  beforeEach(() => onDone.mockReset());

  it('is asked about first, with the safe answer under Enter', async () => {
    const { user, dialog } = await open();
    expect(dialog.getByRole('button', { name: 'انصراف' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([asked(DISMISS), onDone.mock.calls.length]).toEqual([0, 0]);
  });

  it('says that it is done, closes, and makes old what it changes', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'بردار' }));
    expect(await screen.findByText('کار برداشته شد.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(onDone).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(asked(GET)).toBe(2));
  });

  it('says in the dialog why it was refused', async () => {
    network.answer({ [DISMISS]: { status: 409, meta: { message: 'این کار هنوز تمام نشده است.' } } });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'بردار' }));
    expect(await dialog.findByText('این کار هنوز تمام نشده است.')).toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
  });
});
