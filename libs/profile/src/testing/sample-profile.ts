import type { AccountDocument } from '../api/documents';
import type { Profile, ProfileDetails } from '../api/profile';

const NOTHING: ProfileDetails = {
  ...{ person: 'real', first_name: null, last_name: null, national_id: null, birth_date: null, father_name: null },
  ...{ birth_place: null, id_number: null, gender: null, company_name: null, company_national_id: null },
  ...{ registration_number: null, registration_date: null, economic_number: null, ceo_first_name: null },
  ...{ ceo_last_name: null, ceo_national_id: null, email: null, website: null, city_code: null, landline: null },
  ...{ postal_code: null, address: null },
};

/** Of an account that an admin has made. */
export const UNTOLD: Profile = {
  ...{ user_name: 'demo', mobile: '989241234567', logo_file_id: null, settled: [] },
  details: NOTHING,
};

/** Of a company that has registered and told everything, with names as long as they get. */
export const COMPANY: Profile = {
  ...UNTOLD,
  settled: [
    ...(['person', 'first_name', 'last_name', 'national_id', 'birth_date'] as const),
    ...(['company_name', 'company_national_id', 'registration_number'] as const),
  ],
  details: {
    ...{ person: 'legal', first_name: 'سیده‌فاطمه‌زهرا', last_name: 'محمدحسینی‌نژاد اصفهانی', father_name: 'علی‌اکبر' },
    ...{ national_id: '0012345679', birth_date: '1991-03-21', birth_place: 'یزد', id_number: '123', gender: 'female' },
    company_name: 'شرکت توسعهٔ ارتباطات و فناوری اطلاعات پیک‌رسان خاورمیانه (سهامی خاص)',
    ...{ company_national_id: '12345', registration_number: '456789', registration_date: '2010-05-01' },
    ...{ economic_number: '411122', ceo_first_name: 'رضا', ceo_last_name: 'نمونه', ceo_national_id: '0012345687' },
    ...{ email: 'info@example.ir', website: 'https://example.ir', city_code: '021', landline: '88001122' },
    ...{ postal_code: '1234567891', address: 'تهران، خیابان نمونه، کوچهٔ بهار، پلاک ۱، طبقهٔ سوم' },
  },
};

const KINDS = [
  ...(['national_card_front', 'national_card_back', 'commitment_form', 'purchase_line_form'] as const),
  ...(['customer_club_list', 'business_licence', 'trade_licence', 'trust_seal', 'medical_licence'] as const),
  ...(['central_bank_permit', 'establishment_notice', 'changes_notice', 'government_representative'] as const),
  ...(['ceo_national_card', 'ceo_birth_certificate'] as const),
];
const FILE = '0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11';
const AT = '2026-11-19T06:00:00.000Z';

export const MISSING: readonly AccountDocument[] = KINDS.map((kind) => ({
  ...{ kind, state: 'missing', file_id: null, uploaded_at: null, decided_at: null, valid_until: null, refusal: null },
}));

const GIVEN: Partial<Record<AccountDocument['kind'], Partial<AccountDocument>>> = {
  national_card_front: { state: 'accepted', file_id: FILE, uploaded_at: AT, decided_at: AT, valid_until: '2027-03-20' },
  national_card_back: { state: 'waiting', file_id: FILE, uploaded_at: AT },
  commitment_form: {
    ...{ state: 'refused', file_id: FILE, uploaded_at: AT, decided_at: AT },
    refusal: 'تصویر مدرک خوانا نیست: لطفاً با نور بیشتر و از نزدیک عکس بگیرید.',
  },
  business_licence: { state: 'expired', file_id: FILE, uploaded_at: AT, decided_at: AT, valid_until: '2026-03-20' },
};

/** One in each state. */
export const DOCUMENTS: readonly AccountDocument[] = MISSING.map((one) => ({ ...one, ...GIVEN[one.kind] }));
