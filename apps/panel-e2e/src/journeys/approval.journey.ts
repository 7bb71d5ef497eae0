import { admin } from '../support/admin';
import { compose, confirmAndSend } from '../support/compose';
import { countReceived, nextMessage, received } from '../support/handsets';
import { expect, openElsewhere, test } from '../support/journey';
import { look } from '../support/look';
import { signInAsMember } from '../support/member';
import { newcomer } from '../support/newcomer';
import { readStack } from '../support/stack';

const TEXT = 'سلام! حراج پاییزی تا پایان هفته ادامه دارد.';
const NUMBER = '09952000031';
const HANDSET = '989952000031';
const TITLE = `فروش ${Date.now() % 100_000}`;

test('what a colleague sends above a limit waits, is approved by the owner and arrives; a greater one is refused before the press', async ({
  member: page,
  browser,
}) => {
  await page.goto('/colleagues/create-access');
  await page.getByLabel('عنوان نقش').fill(TITLE);
  for (const right of ['ارسال پیامک', 'دیدن گزارش ارسال‌ها', 'دیدن اعتبار و تراکنش‌ها']) {
    await page.getByLabel(right, { exact: true }).check();
  }
  await page.getByLabel('بیشترین هزینهٔ هر ارسال').fill('5000');
  await page.getByLabel('تأیید همکار برای هزینهٔ بیشتر از').fill('100');
  await look(page, 'approval-role');
  await page.getByRole('button', { name: 'ساختن نقش' }).click();
  const row = page.getByRole('row').filter({ hasText: TITLE });
  const roleId = /\d+$/.exec((await row.getByRole('link', { name: TITLE }).getAttribute('href')) ?? '')?.[0];

  const { username, mobile } = newcomer();
  const who = [`--account=${readStack().username}`, `--role=${roleId}`, `--username=${username}`];
  const printed = await admin('member', 'add', ...who, '--name=سارا محمدی', `--mobile=${mobile}`);
  const password = /^Password: (\S+)/m.exec(printed)?.[1] ?? '';
  const theirs = await (await openElsewhere(browser)).newPage();
  await signInAsMember(theirs, { username, mobile, password });

  const known = await countReceived(HANDSET);
  await compose(theirs, TEXT, [NUMBER]);
  await expect(theirs.getByText(/پس از تأیید یک همکار فرستاده می‌شود/)).toBeVisible();
  const sendId = await confirmAndSend(theirs);
  await theirs.getByRole('link', { name: 'دیدن گزارش' }).click();
  await expect(theirs.getByText('منتظر تأیید همکار')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'تأیید و فرستادن' })).toHaveCount(0);
  await look(theirs, 'approval-waits');
  expect(await received(HANDSET)).toHaveLength(known);

  await page.goto('/reports');
  await expect(page.getByText('منتظر تأیید شما')).toBeVisible();
  await look(page, 'approval-list');
  await page.locator(`a[href="/reports/${sendId}"]`).first().click();
  await page.getByRole('button', { name: 'تأیید و فرستادن' }).click();
  await look(page, 'approval-question');
  await page.getByRole('dialog').getByRole('button', { name: 'تأیید و فرستادن' }).click();
  expect(await nextMessage(HANDSET, known)).toContain(TEXT);
  await expect(theirs.getByText(/این ارسال را تأیید کرد/)).toBeVisible();

  await compose(theirs, TEXT, ['09952000031', '09952000032', '09952000033', '09952000034', '09952000035']);
  await expect(theirs.getByText(/سقف هر ارسال شما/)).toBeVisible();
  await look(theirs, 'approval-over-limit');
  await theirs.context().close();
});
