import { ValidationError } from 'yup';
import { EVERYTHING, addressesOf, apiKeySchema, toFields } from './api-key-form';

const GOOD = { title: 'فروشگاه', mode: 'live', role: '7', addresses: '', expiresAt: '' };
async function problems(change: { readonly [Field in keyof typeof GOOD]?: string | undefined }): Promise<string[]> {
  try {
    await apiKeySchema.validate({ ...GOOD, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.errors : ['?'];
  }
}

it('finds addresses between lines, blanks and commas of both scripts, each once', () => {
  expect(addressesOf('192.0.2.7\n 2001:DB8::1, 192.0.2.0/24،192.0.2.7 \n')).toEqual([
    '192.0.2.7',
    '2001:db8::1',
    '192.0.2.0/24',
  ]);
  expect(addressesOf(' \n')).toEqual([]);
});

it('takes twenty addresses and names the one that is wrong', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => `192.0.2.${n}`).join('\n');
  expect(await problems({ addresses: many(20) })).toEqual([]);
  expect(await problems({ addresses: many(21) })).toEqual(['حداکثر ۲۰ نشانی بنویسید.']);
  const named = 'example.com';
  expect(await problems({ addresses: `192.0.2.1\n${named}` })).toEqual([
    `«${named}» نشانی IP یا شبکه نیست؛ لطفاً آن را درست کنید.`,
  ]);
});

it('asks for a title and for what the key may', async () => {
  const sentences = ['لطفاً عنوان کلید را وارد کنید.', 'لطفاً دسترسی کلید را انتخاب کنید.'];
  expect((await problems({ title: ' ', role: '' })).sort()).toEqual(sentences.sort());
  // So an empty field comes from a form.
  expect((await problems({ title: undefined, role: undefined })).sort()).toEqual(sentences);
});

it('says nothing of a role where everything is given', () => {
  expect(toFields({ ...GOOD, role: EVERYTHING, expiresAt: '2027-01-01T20:29:59.999Z' })).toEqual({
    title: 'فروشگاه',
    mode: 'live',
    role_id: null,
    allowed_addresses: [],
    expires_at: '2027-01-01T20:29:59.999Z',
  });
  expect(toFields({ ...GOOD, mode: 'test' })).toMatchObject({ mode: 'test', role_id: '7', expires_at: null });
});
