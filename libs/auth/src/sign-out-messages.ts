/** The sentences of signing out, apart from the others: the shell, in which every page stands, does without those. */
export const signOutMessages = {
  failed: 'خطا در ارسال اطلاعات',
  understood: 'متوجه شدم',
};
