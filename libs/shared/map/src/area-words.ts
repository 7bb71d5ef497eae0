import type { GeoPoint } from '@peyk/shared-geo';
import { SHAPE_LIMITS } from '@peyk/shared-geo';
import { formatNumber } from '@peyk/shared-ui';

const { radiusKm: radius, vertices } = SHAPE_LIMITS;
const rounded = (value: number, digits: number) => formatNumber(value.toFixed(digits));

/** A place in words: its latitude and longitude to some ten metres. */
const place = ({ lat, lng }: GeoPoint) => `عرض ${rounded(lat, 4)} و طول ${rounded(lng, 4)}`;

/** Large areas in whole square kilometres, small ones with their fractions. */
function area(km2: number): string {
  if (km2 >= 100) return rounded(km2, 0);
  return km2 >= 1 ? rounded(km2, 1) : rounded(km2, 3);
}

/** The sentences of drawing an area. Amounts come in as numbers. */
export const areaWords = {
  label: 'محدوده',
  kindLabel: 'شکل محدوده',
  kind: { circle: 'دایره', polygon: 'چندضلعی' },
  map: 'نقشهٔ ایران',
  help: {
    circle: 'روی نقشه بزنید تا مرکز دایره آنجا قرار گیرد؛ مرکز و لبهٔ دایره را می‌توانید بکشید.',
    polygon: 'با هر بار زدن روی نقشه یک رأس افزوده می‌شود؛ هر رأس را می‌توانید بکشید.',
  },
  keys: 'با صفحه‌کلید: کلیدهای جهت نشانه را جابه‌جا می‌کنند (با Shift ده برابر)، Enter نقطه می‌گذارد، + و - بزرگ و کوچک می‌کنند، 0 همهٔ نقشه را نشان می‌دهد. روی هر نقطه، کلیدهای جهت آن را جابه‌جا و Delete آن را حذف می‌کند و Page Up و Page Down به نقطهٔ پیشین و پسین می‌روند.',
  zoomIn: 'بزرگ‌تر',
  zoomOut: 'کوچک‌تر',
  fit: 'نمایش محدوده',
  whole: 'همهٔ ایران',
  centre: (point: GeoPoint) => `مرکز دایره، ${place(point)}`,
  radius: 'شعاع',
  radiusHandle: 'لبهٔ دایره',
  radiusKm: (km: number) => `${formatNumber(km)} کیلومتر`,
  km: 'کیلومتر',
  radiusHint: `از ${formatNumber(radius.min)} تا ${formatNumber(radius.max)} کیلومتر`,
  city: 'شهر مرکز',
  cityPlaceholder: 'انتخاب کنید',
  latitude: 'عرض جغرافیایی',
  longitude: 'طول جغرافیایی',
  degrees: 'درجه',
  badNumber: 'عددی مانند 35.7 بنویسید.',
  between: (min: number, max: number) => `عددی بین ${formatNumber(min)} و ${formatNumber(max)} بنویسید.`,
  vertex: (index: number) => `رأس ${formatNumber(index + 1)}`,
  vertexAt: (index: number, count: number, point: GeoPoint) =>
    `رأس ${formatNumber(index + 1)} از ${formatNumber(count)}، ${place(point)}`,
  vertices: 'فهرست رأس‌ها',
  showVertices: (count: number) => `فهرست رأس‌ها (${formatNumber(count)})`,
  hideVertices: 'بستن فهرست رأس‌ها',
  number: 'شماره',
  remove: 'حذف',
  removeVertex: (index: number) => `حذف رأس ${formatNumber(index + 1)}`,
  addVertex: 'افزودن رأس',
  clear: 'پاک کردن همه',
  nothing: 'هنوز محدوده‌ای انتخاب نشده است.',
  area: (km2: number) => `مساحت: ${area(km2)} کیلومتر مربع`,
  provinces: (names: readonly string[]) => {
    if (names.length > 6) return `${formatNumber(names.length)} استان`;
    return names.length === 1 ? `استان ${names[0]}` : `استان‌های ${names.join('، ')}`;
  },
  full: `به ${formatNumber(vertices.max)} رأس رسیدید و رأس دیگری افزوده نمی‌شود.`,
  cursor: (province: string | undefined, point: GeoPoint) => `${province ?? 'بیرون از استان‌ها'}، ${place(point)}`,
} as const;
