import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleFile } from '../../model/sample-file';
import { SHEET, WIDE_SHEET, importAnswers, sampleJob } from '../../testing/sample-import';
import { ImportForm } from './import-form';
import ImportScreen from './import-screen';

const IMPORT = 'POST /phonebooks/numbers/import-new';
const CANCEL = 'POST /jobs/cancel';
const DETAILS = 'GET /jobs/details';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = fakeNetwork(importAnswers());
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const onBegun = jest.fn();
const showForm = (file = SHEET, phonebookId: string | null = null) =>
  renderScreen(<ImportForm file={file} phonebookId={phonebookId} onBegun={onBegun} onOther={() => {}} />, {
    at: '/contacts/import',
    path: '/contacts/import',
  });
const show = (search = '?job=91') =>
  renderScreen(<ImportScreen />, { at: `/contacts/import${search}`, path: '/contacts/import' });
const choose = async (user: ReturnType<typeof showForm>['user'], column: RegExp, choice: string) => {
  await user.click(screen.getByRole('combobox', { name: column }));
  await user.click(await screen.findByRole('option', { name: choice }));
};

describe('the columns of a file', () => {
  it('are asked for as they were proposed, with the rule and what all rows get', async () => {
    const { user } = showForm(SHEET, '1');
    const preview = within(screen.getByRole('region', { name: 'نخستین سطرهای فایل' }));
    expect(preview.getByText('مریم رضایی')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'با فایل تازه شود' }));
    await user.click(screen.getByRole('button', { name: 'افزودن ۱۲٬۴۸۰ سطر' }));
    await waitFor(() => expect(onBegun).toHaveBeenCalledWith('91'));
    expect(bodies(IMPORT)).toEqual([
      {
        ...{ file_id: SHEET.file_id, has_header: true, known: 'replace', phonebook_ids: ['1'], tag_ids: [] },
        columns: [
          { column: 0, field: 'name' },
          { column: 1, field: 'mobile' },
          { column: 2, field: 'property', property_id: '7' },
        ],
      },
    ]);
  });

  it('must hold the numbers, and none what another holds', async () => {
    const { user } = showForm(WIDE_SHEET);
    const submit = () => screen.getByRole('button', { name: 'افزودن ۱۲٬۴۸۱ سطر' });
    expect(screen.getByText('بگویید شمارهٔ موبایل در کدام ستون است.')).toBeInTheDocument();
    expect(submit()).toBeDisabled();
    await choose(user, /^ستون ۲$/, 'شمارهٔ موبایل');
    expect(submit()).toBeEnabled();
    await choose(user, /^ستون ۳$/, 'شمارهٔ موبایل');
    expect(screen.getByText(/برای دو ستون انتخاب شده است/)).toBeInTheDocument();
    expect(submit()).toBeDisabled();
  });

  it('count the first row or not, as the person says', async () => {
    const { user } = showForm();
    await user.click(screen.getByRole('checkbox', { name: 'سطر نخست، سرستون است' }));
    expect(screen.getByRole('button', { name: 'افزودن ۱۲٬۴۸۱ سطر' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'ستون ۲' })).toBeInTheDocument();
  });

  it('say in the sentence of the server what is wrong', async () => {
    network.answer({ [IMPORT]: { status: 404, meta: { message: 'این فایل پیدا نشد.' } } } as never);
    const { user } = showForm();
    await user.click(screen.getByRole('button', { name: 'افزودن ۱۲٬۴۸۰ سطر' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});

describe('an import', () => {
  it('tells how far it is and can be stopped', async () => {
    network.answer({ [CANCEL]: { data: sampleJob({ cancel_requested: true }) } });
    const { user } = show();
    expect(await screen.findByText('۵٬۰۰۰ از ۱۲٬۴۸۰ سطر')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'توقف' }));
    await waitFor(() => expect(bodies(CANCEL)).toEqual([{ job_id: '91' }]));
  });

  it('ends with what became of the rows, and the wrong ones as a file', async () => {
    const result = {
      sentence: '۳ مخاطب افزوده شد، ۱ سطر نادرست بود و افزوده نشد.',
      path: null,
      file_id: SHEET.file_id,
    };
    network.answer(importAnswers(sampleJob({ state: 'done', result })));
    show();
    expect(await screen.findByText(result.sentence)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'دریافت سطرهای نادرست' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'دیدن مخاطبان' })).toHaveAttribute('href', '/contacts/all-contacts');
  });

  it('says what stays when it was stopped, and begins anew on demand', async () => {
    network.answer(importAnswers(sampleJob({ state: 'cancelled' })));
    const { user, address } = show();
    expect(await screen.findByText(/^۵٬۰۰۰ سطر پیش از توقف/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'فایل دیگر' }));
    expect(await screen.findByRole('button', { name: 'دریافت فایل نمونه' })).toBeInTheDocument();
    expect(address()).toBe('/contacts/import');
  });

  it('that is not there is said to be so', async () => {
    network.answer({ [DETAILS]: { status: 404 } });
    show();
    expect(await screen.findByText('این کار پیدا نشد')).toBeInTheDocument();
  });
});

it('has a sample with the columns of the account', () => {
  const lines = sampleFile([{ title: 'شهر، محله' }, { title: 'a,b' }]).split('\r\n');
  expect(lines[0]).toBe('\ufeffشمارهٔ موبایل,نام,جنسیت,تاریخ تولد,شهر، محله,"a,b"');
  expect(lines).toHaveLength(4);
});
