import { inWords } from './rial-in-words';

it.each([
  [0, 'صفر'],
  [17, 'هفده'],
  [1_000_000, 'یک میلیون'],
  [2_350_019, 'دو میلیون و سیصد و پنجاه هزار و نوزده'],
  [900_000_000, 'نهصد میلیون'],
])('says %d', (count, words) => expect(inWords(count)).toBe(words));
