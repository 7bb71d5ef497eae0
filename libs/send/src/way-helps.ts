import { SEND_PATHS } from './send-paths';

interface WayHelp {
  readonly icon: 'send' | 'contacts' | 'file' | 'map' | 'refresh';
  readonly help: string;
}

/** What each way is for, as the list of ways says it; apart from the ways, because every page of them loads those. */
export const WAY_HELPS: Readonly<Record<string, WayHelp>> = {
  [SEND_PATHS.quick]: { icon: 'send', help: 'یک متن به شماره‌هایی که می‌نویسید یا می‌چسبانید.' },
  [SEND_PATHS.phonebook]: {
    icon: 'contacts',
    help: 'به دفترچه‌ها یا بخشی از آن‌ها، به چند مخاطب، یا به هر که با یک فیلتر پیدا شود.',
  },
  [SEND_PATHS.file]: { icon: 'file', help: 'به شماره‌های یک فایل اکسل، csv یا txt، تا ۱٬۰۰۰٬۰۰۰ شماره.' },
  [SEND_PATHS.keyword]: {
    icon: 'file',
    help: 'یک متن با جای خالی نام، مبلغ و مانند آن، که برای هر گیرنده از ستون‌های فایل یا مشخصات مخاطب پر می‌شود.',
  },
  [SEND_PATHS.peerToPeer]: { icon: 'send', help: 'به هر شماره متن خودش، از دو ستون یک فایل اکسل.' },
  [SEND_PATHS.cityProvince]: {
    icon: 'contacts',
    help: 'به مردم یک استان، شهرستان یا شهر، بر پایهٔ بانک شماره؛ دست‌کم ۵٬۰۰۰ نفر.',
  },
  [SEND_PATHS.postalCode]: {
    icon: 'contacts',
    help: 'به کسانی که کد پستی‌شان با رقم‌های شما آغاز می‌شود؛ دست‌کم ۵٬۰۰۰ نفر.',
  },
  [SEND_PATHS.business]: {
    icon: 'contacts',
    help: 'به کسب‌وکارهای یک صنف، در همهٔ کشور یا یک استان؛ دست‌کم ۵٬۰۰۰ نفر.',
  },
  [SEND_PATHS.map]: {
    icon: 'map',
    help: 'به مردم یک محدوده که روی نقشه می‌کشید: دایره‌ای دور یک جا، یا یک چندضلعی؛ دست‌کم ۵٬۰۰۰ نفر.',
  },
  [SEND_PATHS.tower]: {
    icon: 'map',
    help: 'به مشترکان ایرانسل که در ساعت‌های دلخواه شما نزدیک دکل‌های یک محدوده بوده‌اند؛ دست‌کم ۵٬۰۰۰ نفر.',
  },
  [SEND_PATHS.recurringList]: {
    icon: 'refresh',
    help: 'پیامی که هر روز، هر هفته، هر ماه یا در روز تولد هر مخاطب خودبه‌خود فرستاده شود.',
  },
};
