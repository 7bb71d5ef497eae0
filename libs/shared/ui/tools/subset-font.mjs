/**
 * Makes the two font files of the panel out of the published Vazirmatn: Persian with its digits and signs, and basic
 * Latin, both variable in weight from 400 to 700. Together they weigh less than half of the published files, so that both
 * can be preloaded. Run it again after a new version of the font: `node libs/shared/ui/tools/subset-font.mjs`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source = (script) =>
  require.resolve(`@fontsource-variable/vazirmatn/files/vazirmatn-${script}-wght-normal.woff2`);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_unused, index) => String.fromCodePoint(from + index)).join('');

/** Letters of Persian and Arabic, their marks, both kinds of digits, punctuation, and the invisible joiners. */
const PERSIAN = [
  range(0x0621, 0x063a),
  range(0x0640, 0x0655),
  range(0x0660, 0x066c),
  'ٰپچژکگیۀەئ',
  '،؛؟٪٫٬﷼',
  range(0x06f0, 0x06f9),
  range(0x200b, 0x200f),
  '«»…–—•',
].join('');
/** What stands in numbers, addresses and codes, and the punctuation between Persian words. */
const LATIN = range(0x20, 0x7e) + '\u00a0×·−–—…«»•';

const OUTPUTS = [
  { script: 'arabic', characters: PERSIAN, file: 'vazirmatn-persian.woff2' },
  { script: 'latin', characters: LATIN, file: 'vazirmatn-latin.woff2' },
];

for (const { script, characters, file } of OUTPUTS) {
  const font = await subsetFont(await readFile(source(script)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(new URL(`../src/fonts/${file}`, import.meta.url), font);
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} KB`);
}
