import { runTransaction } from '@peyk/server-database';
import { resealAll, createSeal } from '@peyk/server-seal';
import { sealPerson } from '@peyk/server-auth';
import { NO_DETAILS } from './profile-fields';
import { PROFILE_IMAGE } from './profile-image';
import { writeProfile } from './profile.repository';
import { profileResealer } from './reseal-profiles';
import { NOW, PNG, profileRig } from './testing/profile-rig';

const { call, clock, db, fetch, logged, seal, signIn, state, upload } = profileRig();

const show = async (token = state.token) => (await call('/user/show_profile', { token })).data;
const update = (body: object, token = state.token) => call('/user/update_profile', { token, body });

/** As if the account had registered as a company. */
async function givenHolder(): Promise<void> {
  const { id: package_id } = await db()
    .insertInto('packages')
    .values({ title: `بسته ${state.accountId}`, description: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const company = { company_name: 'شرکت نمونه', company_national_id: '10101234567', registration_number: '12345' };
  await db()
    .insertInto('account_holders')
    .values({
      ...{ account_id: state.accountId, person: 'legal', first_name: 'مریم', last_name: 'نمونه', ...company },
      ...{ economic_number: '411122', package_id, activity_domain_id: 1n, role_id: 1n },
      mobile: Number(state.accountId) + 240_000_000,
      ...{ terms_version: '1', registered_at: new Date(NOW) },
      ...sealPerson(seal, state.accountId, { nationalId: '0012345679', birthDate: '1991-03-21' }),
    })
    .execute();
}

describe('a profile', () => {
  it('of an account that has told nothing is empty, and all of it may be told', async () => {
    const { details, settled, mobile, user_name, logo_file_id } = await show();
    expect(mobile).toMatch(/^989\d{9}$/);
    expect(user_name).not.toBe('');
    expect([settled, logo_file_id]).toEqual([[], null]);
    expect(details.person).toBe('real');
    expect(Object.values(details).filter((value) => value !== null)).toEqual(['real']);
  });

  it('keeps what is told, cleaned, and empties what is taken back', async () => {
    const told = {
      ...{ person: 'legal', first_name: ' زهرا ', father_name: 'علی‌اکبر', gender: 'female', id_number: '۱۲۳' },
      ...{ national_id: '۰۰۱۲۳۴۵۶۷۹', birth_date: '1991-03-21', birth_place: 'یزد', company_name: 'پیک' },
      ...{ company_national_id: '12345', registration_number: '12345', registration_date: '2010-05-01' },
      ...{ economic_number: '411122', ceo_first_name: 'رضا', ceo_last_name: 'نمونه', ceo_national_id: '0012345679' },
      ...{ email: 'a@example.ir', website: 'https://example.ir', city_code: '021', landline: '۸۸۰۰۱۱۲۲' },
      ...{ postal_code: '1234567891', address: 'تهران، خیابان نمونه، پلاک ۱' },
    };
    expect((await update(told)).status).toBe(200);
    const { details } = await show();
    expect(details).toEqual({
      ...told,
      ...{ first_name: 'زهرا', last_name: null, id_number: '123', national_id: '0012345679', landline: '88001122' },
    });
    await update({ birth_place: null, email: '  ' });
    expect(await show()).toMatchObject({ details: { ...details, birth_place: null, email: null } });
  });

  it.each([
    ['national_id', '0012345678', /کد ملی درست نیست/],
    ['national_id', '1111111111', /رقم تکراری/],
    ['birth_date', '2031-01-01', /تاریخ تولد/],
    ['birth_date', '1880-01-01', /تاریخ تولد/],
    ['registration_date', '1500-01-01', /تاریخ ثبت/],
    ['id_number', '12a', /شناسنامه/],
    ['company_national_id', '10101234568', /شناسهٔ ملی/],
    ['registration_number', '12', /شمارهٔ ثبت/],
    ['economic_number', '1234567890123', /کد اقتصادی/],
    ['email', 'a@b', /ایمیل/],
    ['website', 'ftp://example.ir', /آدرس سایت/],
    ['city_code', '21', /کد شهر/],
    ['landline', '123456789', /تلفن ثابت/],
    ['postal_code', '123', /کد پستی/],
    ['first_name', 'ا\u0000', /نویسهٔ نادرست/],
    ['address', 'تهران\nپلاک', /نویسهٔ نادرست/],
  ])('is not told a %s such as %j, nor anything beside it', async (field, value, sentence) => {
    const { status, meta } = await update({ [field]: value, father_name: 'حسن' });
    expect([status, meta.message_code]).toEqual([422, '422-1']);
    expect(meta.errors).toEqual({ [field]: expect.stringMatching(sentence) });
    expect((await show()).details.father_name).toBeNull();
  });

  it('has an address with its postal code or none, however many steps it takes', async () => {
    const half = await update({ address: 'تهران، خیابان نمونه' });
    expect([half.status, half.meta.message_code]).toEqual([422, '422-1']);
    expect(half.meta.errors).toEqual({ postal_code: expect.stringMatching(/^نشانی کامل نیست/) });
    expect((await update({ address: 'تهران، خیابان نمونه', postal_code: '1234567891' })).status).toBe(200);
    expect((await update({ address: 'تهران، خیابان دیگر' })).status).toBe(200);
    expect((await update({ address: null })).meta.errors).toEqual({ address: expect.stringMatching(/^نشانی کامل/) });
    expect((await update({ father_name: 'حسن' })).status).toBe(200);
    expect((await update({ address: null, postal_code: null })).status).toBe(200);
  });

  it('of before that has half an address is sent back whole with another e-mail', async () => {
    const details = { ...NO_DETAILS, address: 'تهران، خیابان نمونه' };
    const stored = { accountId: state.accountId, impersonatedBy: null, at: new Date(NOW), details, logoFileId: null };
    await runTransaction(db(), (tx) => writeProfile(tx, seal, stored));
    const sent = { address: 'تهران، خیابان نمونه', postal_code: null, email: 'a@example.ir' };
    expect((await update(sent)).status).toBe(200);
    const half = await update({ ...sent, address: 'تهران، خیابان دیگر' });
    expect(half.meta.errors).toEqual({ postal_code: expect.stringMatching(/^نشانی کامل نیست/) });
    expect((await update({ ...sent, postal_code: '1234567891' })).status).toBe(200);
  });

  it.each([[{}], [{ nobody: 'x' }], [{ gender: 'other' }], [{ person: null }], [{ address: 'ا'.repeat(301) }]])(
    'takes no body such as %j',
    async (body) => {
      expect((await update(body)).status).toBe(422);
    },
  );

  it('of who registered holds fast what the registry was asked about', async () => {
    await givenHolder();
    await update({ father_name: 'حسن', economic_number: '999888', first_name: 'مریم' });
    const { settled, details } = await show();
    expect(settled).toEqual(
      ...[
        [
          ...['person', 'first_name', 'last_name', 'national_id', 'birth_date'],
          ...['company_name', 'company_national_id', 'registration_number'],
        ],
      ],
    );
    expect(details).toMatchObject({
      ...{ person: 'legal', first_name: 'مریم', last_name: 'نمونه', national_id: '0012345679' },
      ...{ birth_date: '1991-03-21', company_name: 'شرکت نمونه', economic_number: '999888', father_name: 'حسن' },
    });
    const { status, meta } = await update({ national_id: '0012345687', father_name: 'رضا' });
    expect([status, meta.message_code, Object.keys(meta.errors)]).toEqual([409, '409-400', ['national_id']]);
    expect((await show()).details.father_name).toBe('حسن');
  });

  it('is the account’s own', async () => {
    await update({ birth_place: 'تهران' });
    const other = await signIn();
    await update({ birth_place: 'یزد' }, other);
    expect([(await show()).details.birth_place, (await show(other)).details.birth_place]).toEqual(['تهران', 'یزد']);
  });

  it('loses nothing when several things are told at once', async () => {
    const bodies = [{ birth_place: 'تهران' }, { father_name: 'حسن' }, { email: 'a@example.ir' }, { city_code: '021' }];
    await Promise.all(bodies.map((body) => update(body)));
    expect((await show()).details).toMatchObject(Object.assign({}, ...bodies));
  });

  it('lies sealed, stays out of the log, and goes over to another secret', async () => {
    await update({ national_id: '0012345679', birth_place: 'یزد' });
    const row = await db()
      .selectFrom('profiles')
      .selectAll()
      .where('account_id', '=', state.accountId)
      .executeTakeFirst();
    expect(row?.details_sealed.includes('0012345679')).toBe(false);
    expect(logged()).not.toContain('0012345679');
    const next = createSeal('another secret of the tests, long enough', 'a secret of the tests, long enough for it');
    const [report] = await resealAll(db(), next, { resealers: [profileResealer] });
    expect(report).toMatchObject({ name: 'profiles', failed: 0 });
    expect(report?.changed).toBeGreaterThan(0);
    const [again] = await resealAll(db(), next, { resealers: [profileResealer] });
    expect(again?.changed).toBe(0);
    // The secret of this server is the former one now.
    expect((await call('/user/show_profile', { token: state.token })).status).toBe(500);
    await db().deleteFrom('profiles').execute();
  });
});

describe('the picture of an account', () => {
  const kept = () =>
    db().selectFrom('files').selectAll().where('account_id', '=', state.accountId).orderBy('created_at').execute();

  it('is put there, replaced and taken away; the one before is not kept', async () => {
    const first = (await upload('/user/profile_image', PNG)).data.logo_file_id;
    clock.advance(1_000);
    const second = (await upload('/user/profile_image', PNG)).data.logo_file_id;
    expect(await show()).toMatchObject({ logo_file_id: second });
    const seen = await fetch('/v1/api/user/profile_image', { token: state.token });
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await fetch('/v1/api/user/profile_image', { token: await signIn() })).statusCode).toBe(404);
    const [one, other] = await kept();
    expect([one?.id, Number(one?.expires_at) <= clock.now().getTime()]).toEqual([first, true]);
    expect(Number(other?.expires_at) - clock.now().getTime()).toBe(PROFILE_IMAGE.keptMs);
    expect([other?.content_type, other?.permission]).toEqual(['image/png', 'account.read']);
    await call('/user/profile_image/remove', { token: state.token, method: 'POST' });
    expect((await show()).logo_file_id).toBeNull();
    expect((await kept()).every(({ expires_at }) => expires_at <= clock.now())).toBe(true);
  });

  it.each([
    ['one that moves', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a program with the name of a picture', Buffer.from('MZ\u0090\0\u0003')],
    ['a drawing that can hold a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['more than two megabytes', Buffer.concat([PNG, Buffer.alloc(2 * 1_048_576)])],
    ['half a picture', PNG.subarray(0, 40)],
  ])('is not %s', async (_what, bytes) => {
    const { status } = await upload('/user/profile_image', bytes);
    expect([400, 413, 415, 422]).toContain(status);
    expect((await show()).logo_file_id).toBeNull();
  });
});
