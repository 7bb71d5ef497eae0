/** What can be wrong with a command that an admin gives about accounts. */
export const ACCOUNT_ADMIN_ERRORS = {
  unknownUser: {
    code: '404-10',
    status: 404,
    message: 'کاربری با این نام نیست؛ لطفاً نام کاربری را بررسی کنید.',
    remedy: 'There is no such user. Check the username.',
    permanent: true,
  },
  usernameTaken: {
    code: '409-10',
    status: 409,
    message: 'این نام کاربری از پیش هست؛ لطفاً نام دیگری انتخاب کنید.',
    remedy: 'This username is taken. Choose another one.',
    permanent: true,
  },
  badUsername: {
    code: '422-16',
    status: 422,
    message: 'نام کاربری باید ۳ تا ۶۴ نویسه از حروف لاتین، رقم، نقطه، خط تیره یا زیرخط باشد.',
    remedy: 'A username has 3 to 64 Latin letters, digits, dots, hyphens or underscores.',
    permanent: true,
  },
  weakPassword: {
    code: '422-17',
    status: 422,
    message: 'گذرواژه باید ۸ تا ۱۲۸ نویسه باشد.',
    remedy: 'A password has 8 to 128 characters.',
    permanent: true,
  },
  emptyName: {
    code: '422-18',
    status: 422,
    message: 'نام باید ۱ تا ۱۰۰ نویسه باشد.',
    remedy: 'A name has 1 to 100 characters.',
    permanent: true,
  },
  noSignIn: {
    code: '409-11',
    status: 409,
    message: 'این کاربر ورودی در انتظار کد ندارد؛ نخست باید نام کاربری و گذرواژه را در صفحهٔ ورود وارد کند.',
    remedy: 'Nobody waits for a code: enter username and password on the login page first.',
    permanent: false,
  },
} as const;
