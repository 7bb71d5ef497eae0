/** Words of the limits in the form of a role, apart from the others: the list of colleagues does not carry them. */
export const limitMessages = {
  title: 'محدودیت‌ها',
  help: 'هر کدام را خالی بگذارید، محدودیتی ندارد. برای هر همکار جداگانه حساب می‌شود و آنچه برنامه‌ها با کلید او می‌فرستند با آن جمع می‌شود.',
  recipients: 'گیرنده',
  maxRecipients: 'بیشترین گیرندهٔ هر ارسال',
  maxRecipientsHint: 'برای همهٔ راه‌های ارسال، الگوها، ارسال‌های تکراری و برنامه‌ها هم همین است.',
  wrongCount: 'لطفاً عددی از ۱ تا ۱٬۰۰۰٬۰۰۰ بنویسید.',
  rial: 'ریال',
  maxSend: 'بیشترین هزینهٔ هر ارسال',
  maxDay: 'بیشترین هزینهٔ هر روز',
  maxDayHint: 'از نیمه‌شب تا نیمه‌شب به وقت تهران؛ آنچه از ارسال‌ها برمی‌گردد کم می‌شود.',
  approvalAbove: 'تأیید همکار برای هزینهٔ بیشتر از',
  approvalAboveHint: 'ارسال گران‌تر از این منتظر می‌ماند تا همکاری که اجازهٔ تأیید دارد آن را ببیند.',
  wrong: 'لطفاً مبلغ را به ریال و با حداکثر ۱۲ رقم بنویسید.',
};
