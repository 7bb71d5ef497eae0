import type { ByteSource } from '../byte-source';
import { fail } from '../sheet-fault';
import { isDayFormat } from './number-text';
import { readSharedStrings } from './shared-strings';
import type { SharedStrings } from './shared-strings';
import { refuseDoctype, xmlUnescaped } from './xml';
import { openZip } from './zip-reader';
import type { ZipFile, ZipTools } from './zip-reader';

/** What the cells of the first sheet need to be understood, and the sheet. */
export interface Book {
  shared: SharedStrings;
  /** By style: whether its numbers are days. */
  areDays: readonly boolean[];
  system: 1900 | 1904;
  sheet(): AsyncGenerator<Uint8Array, void>;
}

const SHARED = 'xl/sharedStrings.xml';
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

/** Opens an xlsx file and reads what its cells need. @throws notASpreadsheet, damaged, tooLarge, oldExcel */
export async function openBook(
  source: ByteSource,
  tools: ZipTools,
  onSize?: (unpackedBytes: number) => void,
): Promise<Book> {
  const zip = await openZip(source, tools);
  if (!zip.has('xl/workbook.xml')) fail('notASpreadsheet');
  const workbook = await textOfPart(zip, 'xl/workbook.xml');
  const relations = await textOfPart(zip, 'xl/_rels/workbook.xml.rels');
  const first = /<(?:\w+:)?sheet\s[^>]*>/.exec(workbook)?.[0] ?? fail('damaged');
  const id = attribute(first, '\\w+:id');
  const target = [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].find(
    ([tag]) => attribute(tag, 'Id') === id,
  );
  const sheet = target && attribute(target[0], 'Target');
  if (!sheet) fail('damaged');
  const path = sheet.startsWith('/') ? sheet.slice(1) : `xl/${sheet}`;
  onSize?.(zip.saidBytes(SHARED) + zip.saidBytes(path));
  return {
    shared: await readSharedStrings(zip.has(SHARED) ? zip.read(SHARED) : undefined, tools.limits),
    areDays: readDayStyles(await textOfPart(zip, 'xl/styles.xml')),
    system: /date1904\s*=\s*["'](?:1|true)["']/.test(workbook) ? 1904 : 1900,
    sheet: () => zip.read(path),
  };
}

async function textOfPart(zip: ZipFile, name: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  if (zip.has(name)) for await (const piece of zip.read(name)) text += decoder.decode(piece, { stream: true });
  refuseDoctype(text.slice(0, 4_096));
  return text;
}

function readDayStyles(styles: string): boolean[] {
  const codes = new Map<number, string>();
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g))
    codes.set(Number(attribute(tag, 'numFmtId')), xmlUnescaped(attribute(tag, 'formatCode') ?? ''));
  const used = /<(?:\w+:)?cellXfs[\s>][\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  return [...used.matchAll(/<(?:\w+:)?xf[\s/>][^>]*/g)].map(([tag]) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    return isDayFormat(id, codes.get(id));
  });
}
