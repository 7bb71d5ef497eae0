import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'ادامه' }));

/** Fills the first step and goes on. */
export async function fillAccount(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText('نام کاربری'), 'sara');
  await user.type(screen.getByLabelText('گذرواژه'), 'Mountain-8848');
  await user.type(screen.getByLabelText('تکرار گذرواژه'), 'Mountain-8848');
  await user.type(screen.getByLabelText('شمارهٔ موبایل'), '۰۹۲۴۰۰۰۰۰۰۱');
  await next(user);
  await screen.findByLabelText('کد ملی');
}

/** Fills the second step of a real person and goes on. */
export async function fillPerson(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('نام'), 'سارا');
  await user.type(screen.getByLabelText('نام خانوادگی'), 'نمونه');
  await user.type(screen.getByLabelText('کد ملی'), '۰۰۱۲۳۴۵۶۷۹');
  await user.type(screen.getByLabelText('تاریخ تولد'), '۱۳۷۰۰۱۰۱');
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
