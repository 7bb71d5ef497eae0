import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { COMPANY, MISSING, UNTOLD } from '../../testing/sample-profile';
import AccountInfoScreen from './account-info-screen';

const PROFILE = 'GET /user/show_profile';
const UPDATE = 'POST /user/update_profile';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ [PROFILE]: { data: UNTOLD }, 'GET /user/documents': { data: { items: MISSING } } });
});
afterEach(() => network.restore());

const show = () => renderScreen(<AccountInfoScreen />, { at: '/profile/account-info' });
const sent = () => network.seen.filter(({ operation }) => operation === UPDATE).map(({ body }) => body);

it('takes what is told of the person, cleaned, and shows it', async () => {
  const told = { ...UNTOLD, details: { ...UNTOLD.details, first_name: 'مریم', birth_date: '1991-03-21' } };
  network.answer({ [UPDATE]: { data: told } });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'ویرایش مشخصات فردی' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('نام'), 'مریم ');
  await user.type(dialog.getByLabelText('کد ملی'), '۰۰۱۲۳۴۵۶۷۹');
  await user.type(dialog.getByLabelText('تاریخ تولد'), '13700101');
  network.answer({ [PROFILE]: { data: told } });
  await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
  expect(await screen.findByText('تغییرات ذخیره شد.')).toBeInTheDocument();
  expect(await screen.findByText('۱۳۷۰/۰۱/۰۱')).toBeInTheDocument();
  expect(sent()).toEqual([
    {
      ...{ person: 'real', first_name: 'مریم', last_name: null, father_name: null, national_id: '0012345679' },
      ...{ birth_date: '1991-03-21', id_number: null, birth_place: null, gender: null },
    },
  ]);
});

it('sends nothing while a field is wrong, and says at it why', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'ویرایش اطلاعات تماس' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('ایمیل'), 'a@b');
  await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
  await waitFor(() => expect(dialog.getByLabelText('ایمیل')).toBeInvalid());
  expect(sent()).toEqual([]);
});

it.each([
  ['کد پستی', '1234567891', 'نشانی'],
  ['نشانی', 'تهران، خیابان نمونه', 'کد پستی'],
])('does not complete an address with «%s» alone, and says so at the other half', async (given, text, missing) => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'ویرایش نشانی' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(given), text);
  await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
  await waitFor(() => expect(dialog.getByLabelText(missing)).toBeInvalid());
  expect(dialog.getByLabelText(missing)).toHaveAccessibleDescription(/^نشانی کامل نیست/);
  expect(dialog.getByLabelText(given)).toBeValid();
  expect(sent()).toEqual([]);
});

it('says at its field what the server has refused', async () => {
  const sentence = 'تاریخ تولد درست نیست؛ لطفاً روز، ماه و سال تولد را بازبینی کنید.';
  network.answer({
    [UPDATE]: { status: 422, meta: { message_code: '422-1', message: sentence, errors: { birth_date: sentence } } },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'ویرایش مشخصات فردی' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('تاریخ تولد'), '14400101');
  await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
  expect(await dialog.findByText(sentence)).toBeInTheDocument();
  expect(dialog.getByLabelText('تاریخ تولد')).toBeInvalid();
});

it('offers no change of what the registry was asked about', async () => {
  network.answer({ [PROFILE]: { data: COMPANY } });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'ویرایش مشخصات شرکت' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('کد اقتصادی')).toHaveValue('411122');
  expect(dialog.queryByLabelText('نام شرکت')).not.toBeInTheDocument();
  expect(screen.getAllByText(/از این‌جا تغییر نمی‌کند/)).toHaveLength(2);
});

it('has no company for a person', async () => {
  show();
  await screen.findByRole('heading', { name: 'مشخصات فردی' });
  expect(screen.queryByRole('heading', { name: 'مشخصات شرکت' })).not.toBeInTheDocument();
});
