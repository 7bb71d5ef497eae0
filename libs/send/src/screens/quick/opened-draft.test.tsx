import type { Draft } from '@peyk/shared-screens';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { EMPTY_COMPOSITION } from '../../model/composition';
import { SAMPLE_LINE, SAMPLE_LINES } from '../../testing/sample-price';
import { keepComposition, loadComposition } from '../compose/kept-in-tab';
import QuickScreen from './quick-screen';

const AT = '2026-11-20T08:30:00.000Z';
const LIST = 'POST /user/draft/list';
const WHOLE: Draft = {
  id: '12',
  group_id: '1',
  text: 'جشنواره آغاز شد.',
  settings: {
    sending_type: 'quick',
    from_number: SAMPLE_LINE.number,
    params: { recipients: ['09241110001', '۰۹۲۴۱۱۱۰۰۰۲'] },
    charity: true,
    rate_per_second: 10,
  },
  recipients: { kind: 'numbers', count: 2 },
  missing: [],
  created_at: AT,
  updated_at: AT,
};
const page = (...items: Draft[]) => ({ data: { items, paging: { page: 1, limit: 20, total: items.length } } });
const WRITTEN = { ...EMPTY_COMPOSITION, line: SAMPLE_LINE.number, text: 'پیام دیگری', numbers: ['989241110009'] };

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  network = fakeNetwork({
    'GET /number/numbers': { data: { items: SAMPLE_LINES } },
    'POST /send/calculate-price': { status: 503 },
    'GET /user/draft/group/list': {
      data: { items: [{ id: '1', title: 'ارسال‌ها', drafts_count: 1, created_at: AT }] },
    },
    'POST /user/draft/create': { data: { ...WHOLE, id: '13' } },
    'POST /user/draft/update': { data: WHOLE },
    [LIST]: page(WHOLE),
  });
});
afterEach(() => network.restore());

const show = (at = '/send-sms/quick') => {
  const user = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] };
  const state = { session: { token: 't'.repeat(40), user, isLoading: false } };
  return renderScreen(<QuickScreen />, { at, state });
};
const OPENED = '/send-sms/quick?draft=12';
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const inTab = () => loadComposition('demo');

describe('a draft that is opened', () => {
  it('puts back line, recipients and options', async () => {
    show(OPENED);
    expect(await screen.findByText(/پیام آماده با تنظیماتش اینجاست/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('متن پیام')).toHaveValue(WHOLE.text));
    expect(bodies(LIST)).toEqual([{ filters: { id: '12' } }]);
    await waitFor(() =>
      expect(inTab()).toEqual({
        ...EMPTY_COMPOSITION,
        line: SAMPLE_LINE.number,
        text: WHOLE.text,
        numbers: ['989241110001', '989241110002'],
        charity: true,
        rate: '10',
      }),
    );
    expect(screen.queryByText(/پیامی که می‌نوشتید/)).not.toBeInTheDocument();
  });

  it('gives back what was being written', async () => {
    keepComposition('demo', WRITTEN);
    const { user, address } = show(OPENED);
    await waitFor(() => expect(inTab().text).toBe(WHOLE.text));
    await user.click(await screen.findByRole('button', { name: 'برگرداندن آن' }));
    await waitFor(() => expect(inTab()).toEqual(WRITTEN));
    // It is not this draft that is written any more: nobody shall write over it with this.
    expect(address()).not.toContain('draft=');
  });

  it('of a text alone changes nothing but the text', async () => {
    keepComposition('demo', WRITTEN);
    network.answer({ [LIST]: page({ ...WHOLE, settings: null, recipients: null }) });
    show(OPENED);
    expect(await screen.findByText('متن پیام آماده اینجاست.')).toBeInTheDocument();
    await waitFor(() => expect(inTab()).toEqual({ ...WRITTEN, text: WHOLE.text }));
  });

  it('says what could not be put back', async () => {
    const settings = { sending_type: 'quick' as const, params: { recipients: ['0924***0001', '09241110002'] } };
    network.answer({ [LIST]: page({ ...WHOLE, settings, missing: ['line', 'send_time'] }) });
    show(OPENED);
    const notice = await screen.findByText(/خط آن اکنون در دسترس شما نیست/);
    expect(notice).toHaveTextContent('زمان ارسال آن گذشته است.');
    expect(notice).toHaveTextContent('۱ شماره آورده نشد، چون برای شما پوشیده یا نادرست است.');
    await waitFor(() => expect(inTab()).toMatchObject({ line: SAMPLE_LINE.number, numbers: ['989241110002'] }));
  });

  it.each([
    ['is not there any more', page(), /این پیام آماده پیدا نشد/],
    ['cannot be read', { status: 503 }, /پیام آماده خوانده نشد/],
  ])('that %s leaves the message as it was', async (_what, answer, sentence) => {
    keepComposition('demo', WRITTEN);
    network.answer({ [LIST]: answer });
    show(OPENED);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(inTab()).toEqual(WRITTEN);
  });

  it('is chosen among the others', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'پیام آماده' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'انتخاب پیام آماده' }));
    expect(await dialog.findByText('۲ شماره', { exact: false })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'باز کردن با تنظیمات' }));
    await waitFor(() => expect(inTab()).toMatchObject({ text: WHOLE.text, rate: '10' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('keeping a composition as a draft', () => {
  const keep = async (change: object, withSettings = true) => {
    keepComposition('demo', { ...WRITTEN, ...change });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'نگه داشتن در پیام‌های آماده' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'پیام آمادهٔ تازه' }));
    await user.click(dialog.getByRole('combobox', { name: /گروه/ }));
    await user.click(await screen.findByRole('option', { name: /ارسال‌ها/ }));
    if (!withSettings) await user.click(dialog.getByRole('checkbox', { name: 'تنظیمات ارسال هم نگه داشته شود' }));
    return { user, dialog, save: () => user.click(dialog.getByRole('button', { name: 'ذخیره' })) };
  };

  it('keeps its settings with the text, and says which', async () => {
    const { dialog, save } = await keep({ rate: '20', weeklyLimit: '3' });
    expect(dialog.getByText('خط فرستنده، ۱ شماره، بیشترین سرعت، سقف هفتگی.')).toBeInTheDocument();
    await save();
    expect(await screen.findByText('در پیام‌های آماده نگه داشته شد.')).toBeInTheDocument();
    const settings = {
      sending_type: 'quick',
      from_number: SAMPLE_LINE.number,
      params: { recipients: ['989241110009'] },
      rate_per_second: 20,
      weekly_limit: 3,
    };
    expect(bodies('POST /user/draft/create')).toEqual([{ group_id: '1', text: 'پیام دیگری', settings }]);
  });

  it('keeps the text alone when that is wanted', async () => {
    const { save } = await keep({}, false);
    await save();
    await waitFor(() => expect(bodies('POST /user/draft/create')).toEqual([{ group_id: '1', text: 'پیام دیگری' }]));
  });

  it('says that too many numbers are not kept', async () => {
    const numbers = Array.from({ length: 1001 }, (_, i) => `98924${String(i).padStart(7, '0')}`);
    const { dialog } = await keep({ numbers });
    expect(dialog.getByText(/چون بیش از ۱٬۰۰۰ شماره‌اند/)).toBeInTheDocument();
    expect(dialog.getByText('خط فرستنده.')).toBeInTheDocument();
  });
});

describe('what was changed in a draft that is open', () => {
  const UPDATE = 'POST /user/draft/update';
  const keep = async (meanwhile: string[] = []) => {
    const shown = show(OPENED);
    await waitFor(() => expect(inTab().text).toBe(WHOLE.text));
    const text = await screen.findByLabelText('متن پیام');
    await shown.user.type(text, ' عجله کنید!');
    for (const name of meanwhile) await shown.user.click(await screen.findByRole('button', { name }));
    await shown.user.click(screen.getByRole('button', { name: 'نگه داشتن در پیام‌های آماده' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'نگه داشتن در پیام‌های آماده' }));
    const save = () => shown.user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    return { ...shown, dialog, save };
  };
  const settings = {
    sending_type: 'quick',
    from_number: SAMPLE_LINE.number,
    params: { recipients: ['989241110001', '989241110002'] },
    charity: true,
    rate_per_second: 10,
  };
  const TEXT = 'جشنواره آغاز شد. عجله کنید!';

  it('becomes that draft, in its group', async () => {
    const { dialog, save } = await keep();
    expect(dialog.getByRole('radio', { name: /به‌روزرسانی همین پیام آماده/ })).toBeChecked();
    expect(dialog.getByText('جای این می‌نشیند: «جشنواره آغاز شد.»')).toBeInTheDocument();
    await save();
    expect(await screen.findByText('پیام آماده به‌روز شد.')).toBeInTheDocument();
    expect(bodies(UPDATE)).toEqual([{ id: '12', group_id: '1', text: TEXT, settings }]);
    expect(bodies('POST /user/draft/create')).toEqual([]);
    // What is being written is not filled anew with what was kept.
    await waitFor(() => expect(bodies(LIST).length).toBeGreaterThan(1));
    expect(inTab().text).toBe(TEXT);
  });

  it('becomes a text alone when its settings are not wanted', async () => {
    const { user, dialog, save } = await keep();
    await user.click(dialog.getByRole('checkbox', { name: 'تنظیمات ارسال هم نگه داشته شود' }));
    await save();
    await waitFor(() => expect(bodies(UPDATE)).toEqual([{ id: '12', group_id: '1', text: TEXT, settings: null }]));
  });

  it('becomes a new one beside it when that is wanted', async () => {
    const { user, dialog, save } = await keep();
    await user.click(dialog.getByRole('radio', { name: /ذخیره به‌عنوان تازه/ }));
    await save();
    expect(await screen.findByText('در پیام‌های آماده نگه داشته شد.')).toBeInTheDocument();
    expect(bodies('POST /user/draft/create')).toEqual([{ group_id: '1', text: TEXT, settings }]);
    expect(bodies(UPDATE)).toEqual([]);
  });

  it('is a new one first where writing over it would lose what this person does not see', async () => {
    network.answer({ [LIST]: page({ ...WHOLE, missing: ['contacts'] }) });
    const { user, dialog } = await keep();
    expect(dialog.getByRole('radio', { name: /ذخیره به‌عنوان تازه/ })).toBeChecked();
    expect(dialog.queryByText(/آن بخش از پیام آماده حذف می‌شود/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /به‌روزرسانی همین پیام آماده/ }));
    expect(dialog.getByText(/آن بخش از پیام آماده حذف می‌شود/)).toBeInTheDocument();
  });

  it('is a new one first where writing over it would lose its recipients, none being chosen at the moment', async () => {
    const { user, dialog, save } = await keep(['حذف همه']);
    expect(dialog.getByRole('radio', { name: /ذخیره به‌عنوان تازه/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /به‌روزرسانی همین پیام آماده/ }));
    expect(dialog.getByText(/گیرنده‌های پیام آماده هم حذف می‌شوند/)).toBeInTheDocument();
    expect(dialog.queryByText(/آن بخش از پیام آماده حذف می‌شود/)).not.toBeInTheDocument();
    await save();
    const rest = { sending_type: 'quick', from_number: SAMPLE_LINE.number, charity: true, rate_per_second: 10 };
    await waitFor(() => expect(bodies(UPDATE)).toEqual([{ id: '12', group_id: '1', text: TEXT, settings: rest }]));
  });

  it('loses no recipients that it never had', async () => {
    const settings = { ...WHOLE.settings, sending_type: 'quick' as const, params: undefined };
    network.answer({ [LIST]: page({ ...WHOLE, settings, recipients: null }) });
    const { dialog } = await keep();
    expect(dialog.getByRole('radio', { name: /به‌روزرسانی همین پیام آماده/ })).toBeChecked();
  });

  it('is a new one, and the only choice, once the form was cleared', async () => {
    const { user, address } = show(OPENED);
    await waitFor(() => expect(inTab().text).toBe(WHOLE.text));
    await user.click(await screen.findByRole('button', { name: 'پاک کردن' }));
    await waitFor(() => expect(address()).not.toContain('draft='));
    expect(screen.queryByText(/پیام آماده با تنظیماتش اینجاست/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('متن پیام'), 'پیام تازه');
    await user.click(screen.getByRole('button', { name: 'نگه داشتن در پیام‌های آماده' }));
    expect(await screen.findByRole('dialog', { name: 'پیام آمادهٔ تازه' })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /به‌روزرسانی همین پیام آماده/ })).not.toBeInTheDocument();
    expect(inTab()).toMatchObject({ text: 'پیام تازه', numbers: [], charity: false, rate: '' });
  });

  it('stays in the dialog when that draft is gone', async () => {
    network.answer({ [UPDATE]: { status: 404 } });
    const { dialog, save } = await keep();
    await save();
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /متن پیام/ })).toHaveValue(TEXT);
  });
});
