import type { DocumentKind } from '../api/documents';

interface SampleForm {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What is written by hand, a line each. */
  readonly blanks: readonly string[];
}

const PERSON = ['نام و نام خانوادگی', 'کد ملی', 'شمارهٔ موبایل', 'نام شرکت یا کسب‌وکار', 'شناسهٔ ملی شرکت'];
const SIGNED = ['تاریخ', 'مهر و امضا'];

/** Documents that people write by themselves. The others are papers that someone else has given out. */
const FORMS: Partial<Record<DocumentKind, SampleForm>> = {
  commitment_form: {
    title: 'فرم تعهدنامه',
    paragraphs: [
      'اینجانب با مشخصات زیر متعهد می‌شوم که از سامانهٔ پیامک تنها برای کسب‌وکار خود استفاده کنم و خط و حساب خود را در اختیار دیگری نگذارم.',
      'پیام‌هایی که می‌فرستم برخلاف قانون نباشد، فریبکارانه نباشد و به کسانی که خواسته‌اند پیام نگیرند فرستاده نشود.',
      'مسئولیت متن پیام‌ها و گیرندگان آن‌ها با من است.',
    ],
    blanks: [...PERSON, ...SIGNED],
  },
  purchase_line_form: {
    title: 'فرم خرید خط',
    paragraphs: [
      'خواهشمند است خط زیر به نام اینجانب یا شرکت با مشخصات زیر ثبت شود.',
      'درستی همهٔ مشخصات را تأیید می‌کنم و هر تغییری را در حساب کاربری خود ثبت خواهم کرد.',
    ],
    blanks: ['شمارهٔ خط درخواستی', 'کاربرد خط (خدماتی یا تبلیغاتی)', ...PERSON, 'نشانی و کد پستی', ...SIGNED],
  },
  government_representative: {
    title: 'معرفی‌نامهٔ نمایندهٔ دولتی',
    paragraphs: [
      'بدین‌وسیله نمایندهٔ این سازمان برای انجام کارهای سامانهٔ پیامک با مشخصات زیر معرفی می‌شود.',
      'این معرفی‌نامه روی سربرگ سازمان نوشته و مهر شود.',
    ],
    blanks: ['نام سازمان', 'نام و نام خانوادگی نماینده', 'کد ملی نماینده', 'سمت', 'شمارهٔ موبایل', ...SIGNED],
  },
};

const STYLE = `
  body { font: 16px/2 Vazirmatn, Tahoma, sans-serif; max-width: 46rem; margin: 3rem auto; padding-inline: 2rem; }
  h1 { font-size: 22px; text-align: center; margin-block-end: 2rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .9rem 1rem; margin-block-start: 2rem; }
  dd { margin: 0; border-block-end: 1px dotted; }`;

/** Whether people write this document by themselves. */
export const hasSampleForm = (kind: DocumentKind): boolean => FORMS[kind] !== undefined;

/** A page to be printed, filled in and signed. @throws for a kind that has no form */
export function sampleForm(kind: DocumentKind): { readonly name: string; readonly html: string } {
  const form = FORMS[kind];
  if (form === undefined) throw new TypeError(`There is no form of ${kind}.`);
  const { title, paragraphs, blanks } = form;
  const html = [
    '<!doctype html>',
    `<html lang="fa" dir="rtl"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>`,
    `<body><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`,
    `<dl>${blanks.map((blank) => `<dt>${blank}:</dt><dd></dd>`).join('')}</dl></body></html>`,
  ].join('\n');
  return { name: `${title}.html`, html };
}
