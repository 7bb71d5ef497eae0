import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'ادامه' }));

/** Pastes instead of typing letter by letter: the screens are drawn anew with each of them. */
async function put(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Fills the first step and goes on. */
export async function fillAccount(user: UserEvent): Promise<void> {
  await put(user, await screen.findByLabelText('نام کاربری'), 'sara');
  await put(user, screen.getByLabelText('گذرواژه'), 'Mountain-8848');
  await put(user, screen.getByLabelText('تکرار گذرواژه'), 'Mountain-8848');
  await put(user, screen.getByLabelText('شمارهٔ موبایل'), '۰۹۲۴۰۰۰۰۰۰۱');
  await next(user);
  await screen.findByLabelText('کد ملی');
}

/** Fills the second step of a real person and goes on. */
export async function fillPerson(user: UserEvent): Promise<void> {
  await put(user, screen.getByLabelText('نام'), 'سارا');
  await put(user, screen.getByLabelText('نام خانوادگی'), 'نمونه');
  await put(user, screen.getByLabelText('کد ملی'), '۰۰۱۲۳۴۵۶۷۹');
  await put(user, screen.getByLabelText('تاریخ تولد'), '۱۳۷۰۰۱۰۱');
  await next(user);
  await screen.findByRole('radio', { name: 'پایه' });
}

/** Fills the third step and registers. */
export async function fillPlan(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('radio', { name: 'پایه' }));
  await user.click(screen.getByRole('combobox', { name: 'زمینهٔ فعالیت' }));
  await user.click(await screen.findByRole('option', { name: 'فروشگاه' }));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'ثبت‌نام' }));
}
