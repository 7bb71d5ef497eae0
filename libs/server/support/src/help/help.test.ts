import { domainApi } from '@peyk/server-testing';
import { supportModule } from '../support.module';
import { MAX_FAQS, addContactWay, addFaq, removeContactWay, removeFaq } from './help.repository';
import { DEMO_FAQS, seedHelp } from './seed-help';

const noFiles = { save: () => Promise.reject(new Error('nothing is kept in this test')) };
const api = domainApi(supportModule({ files: noFiles }));

let token: string;
beforeEach(async () => {
  token = await api.signIn();
  await api.db().deleteFrom('faqs').execute();
  await api.db().deleteFrom('contact_ways').execute();
});

const faq = (question: string, more: object = {}) =>
  addFaq(api.db(), { category: 'ارسال', question, answer: 'پاسخ آن.', position: 100, ...more });
const get = async (path: string) => (await api.call(path, { token })).data.items;
const questions = async (query = '') =>
  (await get(`/ticket/faq/list${query}`)).map(({ question }: { question: string }) => question);

describe('what everybody may read', () => {
  it('is how support is reached, in the order of its making', async () => {
    await addContactWay(api.db(), { kind: 'phone', value: ' 021-91000000 ' });
    const id = await addContactWay(api.db(), { kind: 'hours', value: '۸ تا ۱۷' });
    expect(await get('/panel/contact_info')).toEqual([
      { kind: 'phone', value: '021-91000000' },
      { kind: 'hours', value: '۸ تا ۱۷' },
    ]);
    await removeContactWay(api.db(), id);
    expect(await get('/panel/contact_info')).toHaveLength(1);
    await expect(removeContactWay(api.db(), id)).rejects.toMatchObject({ code: '404-491' });
  });

  it('is what many ask, by category and by words of any keyboard', async () => {
    await faq('هزینه چگونه حساب می‌شود؟', { category: 'مالی', position: 1 });
    await faq('چرا نرسید؟', { answer: 'گوشی گيرنده خاموش بود.' });
    expect(await get('/ticket/faq/category')).toEqual(['مالی', 'ارسال']);
    expect(await questions()).toEqual(['هزینه چگونه حساب می‌شود؟', 'چرا نرسید؟']);
    expect(await questions(`?category=${encodeURIComponent('ارسال')}`)).toEqual(['چرا نرسید؟']);
    expect(await questions(`?search=${encodeURIComponent('گیرنده')}`)).toEqual(['چرا نرسید؟']);
    expect(await questions(`?search=${encodeURIComponent('هیچ')}`)).toEqual([]);
  });

  it('is not asked for with what no text holds', async () => {
    const { status, meta } = await api.call('/ticket/faq/list?category=a%00b', { token });
    expect([status, meta.message_code]).toEqual([422, '422-1']);
    expect(await questions('?search=a%00b')).toEqual([]);
  });

  it('is for nobody who is not signed in', async () => {
    for (const path of ['/panel/contact_info', '/ticket/faq/category', '/ticket/faq/list']) {
      expect((await api.call(path)).status).toBe(401);
    }
  });
});

describe('the people who run the installation', () => {
  it.each([
    ['a blank question', () => faq('  ')],
    ['a question of 201 characters', () => faq('ک'.repeat(201))],
    ['an answer of 4001 characters', () => faq('چرا؟', { answer: 'ک'.repeat(4_001) })],
    ['a blank value', () => addContactWay(api.db(), { kind: 'phone', value: ' ' })],
  ])('cannot write %s', async (_what, work) => {
    await expect(work()).rejects.toMatchObject({ code: '422-495' });
  });

  it('take a question back once, and have at most two hundred', async () => {
    const id = await faq('چرا؟');
    await removeFaq(api.db(), id);
    await expect(removeFaq(api.db(), id)).rejects.toMatchObject({ code: '404-491' });
    const rows = Array.from({ length: MAX_FAQS }, (_, position) => ({
      ...{ category: 'x', question: 'x', answer: 'x', position },
    }));
    await api.db().insertInto('faqs').values(rows).execute();
    await expect(faq('یکی دیگر')).rejects.toMatchObject({ code: '422-496' });
  });

  it('find some for the demo, once', async () => {
    await seedHelp(api.context());
    await seedHelp(api.context());
    expect(await get('/ticket/faq/list')).toHaveLength(DEMO_FAQS.length);
    expect(await get('/panel/contact_info')).toHaveLength(3);
  });
});
