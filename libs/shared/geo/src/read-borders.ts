import type { ProvinceData } from './outlines.data';
import type { Ring } from './ring';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const PER_DEGREE = 1000;

/** Rings of the borders that a province names, in the order in which it names them. */
export function readRings(borders: readonly (readonly number[])[], rings: ProvinceData['rings']): readonly Ring[] {
  return rings.map((names) => {
    const points: number[] = [];
    for (const name of names) {
      const border = borders[name < 0 ? ~name : name] ?? [];
      // The last point of a border is the first of the next one.
      points.push(...(name < 0 ? backwards(border) : border).slice(0, -2));
    }
    return Float64Array.from(points);
  });
}

/** The borders of the compact text, each as longitudes and latitudes in turn. */
export function readBorders(text: string): readonly (readonly number[])[] {
  const values = new Map([...ALPHABET].map((letter, value) => [letter, value]));
  return text.split(' ').map((border) => {
    const numbers = readNumbers(border, values);
    const sums = [0, 0];
    return numbers.map((step, at) => (sums[at % 2] = (sums[at % 2] ?? 0) + step) / PER_DEGREE);
  });
}

/** Five bits a letter, the lowest first; the sixth bit says that more follow. The lowest bit of a number is its sign. */
function readNumbers(text: string, values: ReadonlyMap<string, number>): number[] {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (const letter of text) {
    const value = values.get(letter) ?? 0;
    number |= (value & 31) << shift;
    shift += 5;
    if (value >= 32) continue;
    numbers.push(number & 1 ? -(number + 1) / 2 : number / 2);
    number = shift = 0;
  }
  return numbers;
}

function backwards(border: readonly number[]): readonly number[] {
  const turned: number[] = [];
  for (let at = border.length - 2; at >= 0; at -= 2) turned.push(border[at] as number, border[at + 1] as number);
  return turned;
}
