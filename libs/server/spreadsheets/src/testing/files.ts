import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SheetLimits } from '@peyk/shared-sheets';
import { readSheet } from '../read-sheet';
import { writeZip } from '../zip-writer';

/** A folder for the top of a test file. */
export function sheetFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'peyk-sheets-'));
  let made = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const save = async (content: Uint8Array | string | AsyncIterable<Buffer>): Promise<string> => {
    made += 1;
    const path = join(folder, String(made));
    await writeFile(path, content);
    return path;
  };
  return {
    save,
    rowsOf: async (content: Parameters<typeof save>[0], limits?: SheetLimits) => {
      const rows: [number, ...string[]][] = [];
      for await (const { number, cells } of readSheet(await save(content), limits)) rows.push([number, ...cells]);
      return rows;
    },
  };
}

const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

interface BookParts {
  /** Rows of the first sheet, as XML. */
  rows: string;
  shared?: string;
  styles?: string;
  workbook?: string;
  sheetHead?: string;
}

/** A spreadsheet as another program might have written it. */
export function bookOf({ rows, shared, styles, workbook = '', sheetHead = '' }: BookParts): AsyncIterable<Buffer> {
  const sheet = '<sheets><sheet name="S" sheetId="1" r:id="rId7"/></sheets>';
  const target = '<Relationship Id="rId7" Target="worksheets/first.xml"/>';
  const parts: [string, string][] = [
    ['xl/workbook.xml', `<workbook ${NAMESPACE}>${workbook}${sheet}</workbook>`],
    ['xl/_rels/workbook.xml.rels', `<Relationships>${target}</Relationships>`],
    ['xl/worksheets/first.xml', `${sheetHead}<worksheet ${NAMESPACE}><sheetData>${rows}</sheetData></worksheet>`],
  ];
  if (shared !== undefined) parts.push(['xl/sharedStrings.xml', `<sst ${NAMESPACE}>${shared}</sst>`]);
  if (styles !== undefined) parts.push(['xl/styles.xml', `<styleSheet ${NAMESPACE}>${styles}</styleSheet>`]);
  return writeZip(parts.map(([name, text]) => ({ name, text: [text] })));
}
