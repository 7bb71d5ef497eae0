import { api, answerOf } from '@peyk/shared-api-client';
import { UiForTests } from '@peyk/shared-testing-web';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflineStrip } from './offline-strip';
import { UpdateStrip } from './update-strip';

describe('the strip about a newer version', () => {
  const worker = new EventTarget();
  const tell = (data: unknown) => act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));
  beforeEach(() => {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
    document.head.innerHTML = '<script type="module" src="/assets/main-1.js"></script>';
    render(<UpdateStrip />, { wrapper: UiForTests });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

  it('comes when the worker has another version than this page, and can be closed', async () => {
    tell({ entry: '/assets/main-2.js' });
    expect(screen.getByRole('button', { name: 'باز کردن نسخهٔ تازه' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'بستن' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('does not come for the version of this page, nor for other messages', () => {
    for (const data of [{ entry: '/assets/main-1.js' }, 'hello', null, { kind: 'other' }]) tell(data);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('the strip about the network', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  beforeEach(() => {
    online.mockReturnValue(true);
    render(<OfflineStrip />, { wrapper: UiForTests });
  });
  afterAll(() => online.mockRestore());
  const ask = () => act(async () => void (await answerOf(api.GET('/credit')).catch(() => undefined)));

  it('stands while the browser has no network', () => {
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^اینترنت قطع است/)).toBeInTheDocument();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stands while there is a network and no answer, and goes with the first answer, also a refusal', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await ask();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await ask();
    expect(screen.getByText(/^پیک پاسخ نمی‌دهد/)).toBeInTheDocument();
    globalThis.fetch = () => Promise.resolve(new Response('{}', { status: 503 }));
    await ask();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
