import { hasSampleForm, sampleForm } from './sample-form';

it('is a page of its own to be printed, with a place for each thing that is written by hand', () => {
  const { name, html } = sampleForm('commitment_form');
  expect(name).toBe('فرم تعهدنامه.html');
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.documentElement.dir).toBe('rtl');
  expect([...page.querySelectorAll('dt')].map(({ textContent }) => textContent)).toContain('مهر و امضا:');
  expect(page.querySelectorAll('dd')).toHaveLength(page.querySelectorAll('dt').length);
});

it('is there only for what people write by themselves', () => {
  expect(hasSampleForm('purchase_line_form')).toBe(true);
  expect(hasSampleForm('national_card_front')).toBe(false);
  expect(() => sampleForm('national_card_front')).toThrow('no form');
});
