import type { OperationData } from '@peyk/server-http';

/** Whether it is settled who holds an account. */
export interface Activation {
  activation: 'active' | 'checking' | 'inactive';
  activationReason: 'mobile' | 'birth_date' | null;
}

const CHECKING =
  'هویت شما در دست بررسی است و نتیجه به‌زودی در همین پنل نشان داده می‌شود؛ تا آن زمان ارسال پیامک ممکن نیست.';
const INACTIVE = {
  mobile:
    'شمارهٔ موبایل و کد ملی باید متعلق به یک نفر باشد، وگرنه پنل غیرفعال می‌ماند؛ لطفاً کد ملی را اصلاح کنید یا با شماره‌ای که به نام خودتان است ثبت‌نام کنید.',
  birth_date:
    'تاریخ تولد و کد ملی باید متعلق به یک نفر باشد، وگرنه پنل غیرفعال می‌ماند؛ لطفاً تاریخ تولد یا کد ملی را اصلاح کنید.',
} as const;

/** What the panel shows about it: why sending is not possible and what to do; null when it is. */
export function activationMessage({ activation, activationReason }: Activation): string | null {
  if (activation === 'active') return null;
  return activationReason ? INACTIVE[activationReason] : CHECKING;
}

export function presentActivation(account: Activation): OperationData<'correctIdentity'> {
  return { state: account.activation, reason: account.activationReason, message: activationMessage(account) };
}
