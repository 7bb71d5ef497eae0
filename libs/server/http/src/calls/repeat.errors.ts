/** What can be wrong with the key of a call that is made again. `docs/errors.md` is generated from this table. */
export const REPEAT_ERRORS = {
  keyMayNot: {
    code: '403-596',
    status: 403,
    message:
      'کلیدی که این فراخوانی را انجام داده بود دیگر اجازهٔ این کار را ندارد؛ لطفاً نقش یا نشانی‌های مجاز کلید را بررسی کنید.',
    remedy:
      'The key of the call may no longer do this, or no longer from the address of the call: change its role, or call with another key.',
    permanent: true,
  },
  keyGone: {
    code: '409-596',
    status: 409,
    message:
      'کلید این فراخوانی حذف شده یا از کار افتاده است و با آن نمی‌توان چیزی را تکرار کرد؛ لطفاً برنامه را با کلید تازه به کار بگیرید.',
    remedy:
      'The key of the call was deleted, has expired or lost its maker: call again from the program with another key.',
    permanent: true,
  },
} as const;
