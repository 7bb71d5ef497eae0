import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { SamplePicker, samplePage } from '../testing/sample-picker';
import { LinePicker } from './line-picker';
import { PhonebooksPicker } from './phonebook-picker';

const CHOICES = 'GET /phonebooks';
const PAGE = 'POST /phonebooks/list-new';
const choices = (count: number) => ({
  data: {
    items: Array.from({ length: count }, (_unused, index) => ({
      id: String(index + 1),
      title: `دفترچهٔ ${index + 1}`,
      code: null,
      members_count: 10,
    })),
  },
});

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = fakeNetwork({ [CHOICES]: choices(12), [PAGE]: samplePage });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

function Books({ create }: { readonly create?: (typed: string) => void }) {
  const [value, onChange] = useState<readonly string[]>([]);
  return (
    <PhonebooksPicker
      label="دفترچه‌ها"
      value={value}
      onChange={onChange}
      create={create && { label: (typed) => `دفترچهٔ تازه ${typed}`.trim(), onCreate: create }}
    />
  );
}

const open = async (user: ReturnType<typeof renderScreen>['user'], name: string) => {
  await user.click(screen.getByRole('combobox', { name }));
  return within(await screen.findByRole('dialog', { name }));
};
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('phonebooks, all in one answer', () => {
  it('are searched here, in any spelling, and chosen several at once', async () => {
    const { user } = renderScreen(<Books />);
    const list = await open(user, 'دفترچه‌ها');
    await list.findByRole('option', { name: /دفترچهٔ 12/ });
    await user.keyboard('دفترچه ۱۲{Enter}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.click(screen.getByRole('option', { name: /دفترچهٔ 12/ }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('combobox', { name: 'دفترچه‌ها' })).toHaveTextContent('دفترچهٔ 12');
    expect(network.seen).toHaveLength(1);
  });

  it('stand with those chosen lately in front, the next time', async () => {
    const { user, unmount } = renderScreen(<Books />);
    await user.click((await open(user, 'دفترچه‌ها')).getByRole('option', { name: /دفترچهٔ 7/ }));
    unmount();
    const again = renderScreen(<Books />);
    await open(again.user, 'دفترچه‌ها');
    await waitFor(() => expect(names()[1]).toMatch(/^دفترچهٔ 7/));
    expect(names()[2]).toMatch(/^دفترچهٔ 1/);
  });

  it('end with the way to a new one, under what was looked for', async () => {
    const create = jest.fn();
    const { user } = renderScreen(<Books create={create} />);
    await open(user, 'دفترچه‌ها');
    await user.keyboard('یلدا{Enter}');
    await user.click(await screen.findByRole('option', { name: 'دفترچهٔ تازه یلدا' }));
    expect(create).toHaveBeenCalledWith('یلدا');
    expect(screen.getByRole('combobox', { name: 'دفترچه‌ها' })).toHaveTextContent('انتخاب کنید');
  });

  it('say why they could not be loaded, and are asked for again', async () => {
    network.answer({ [CHOICES]: { status: 503 } });
    const { user } = renderScreen(<Books />);
    await user.click(screen.getByRole('combobox', { name: 'دفترچه‌ها' }));
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
    network.answer({ [CHOICES]: choices(2) });
    await user.click(retry);
    expect(await screen.findByRole('option', { name: /دفترچهٔ 2/ })).toBeInTheDocument();
  });
});

describe('things by pages', () => {
  it('are loaded page by page to the last one, and searched by the server', async () => {
    const { user } = renderScreen(<SamplePicker />);
    await open(user, 'دفترچه');
    // jsdom gives no heights: the end of the list is always near.
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(25));
    expect(network.seen.map(({ body }) => body)).toEqual([
      { page: 1, limit: 10 },
      { page: 2, limit: 10 },
      { page: 3, limit: 10 },
    ]);
    await user.keyboard('یلدا{Enter}');
    await waitFor(() => expect(names()).toEqual(['یلدا 1']));
    expect(network.seen.at(-1)?.body).toEqual({ page: 1, limit: 10, filters: { title: 'یلدا' } });
  });

  it('name what is chosen and known although its page is not loaded', () => {
    renderScreen(<SamplePicker known />);
    expect(screen.getByRole('combobox', { name: 'دفترچه' })).toHaveTextContent('مشتریان قدیمی');
  });
});

describe('lines', () => {
  const LINE = { number: '20001405', title: 'اصلی', is_default: true, active: true, advertising: true };
  it('say what the chosen one means for who gets the message', async () => {
    network.answer({ 'GET /number/numbers': { data: { items: [LINE, { ...LINE, number: '3000', active: false }] } } });
    const { user } = renderScreen(<LinePicker value="20001405" onChange={jest.fn()} />);
    expect(await screen.findByText('به مشترکانی که پیامک تبلیغاتی را بسته‌اند نمی‌رسد.')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'خط ارسال' }));
    expect(screen.getByRole('option', { name: /۳۰۰۰/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByPlaceholderText('جستجو')).not.toBeInTheDocument();
    expect(network.seen).toHaveLength(1);
  });
});
