import { Buffer } from 'node:buffer';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A spreadsheet of these rows as XML, as another program might have written it; not packed. */
export function sheetOf(rows: string): Uint8Array {
  const parts: [string, string][] = [
    ['xl/workbook.xml', `<workbook ${MAIN}><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="rId1" Target="worksheets/one.xml"/></Relationships>',
    ],
    ['xl/worksheets/one.xml', `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`],
  ];
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of parts) {
    const [nameBytes, bytes] = [Buffer.from(name), Buffer.from(text)];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(offset, 42);
    for (const [header, at] of [
      [local, 18],
      [entry, 20],
    ] as const) {
      header.writeUInt32LE(bytes.length, at);
      header.writeUInt32LE(bytes.length, at + 4);
      header.writeUInt16LE(nameBytes.length, at + 8);
    }
    bodies.push(local, nameBytes, bytes);
    entries.push(entry, nameBytes);
    offset += local.length + nameBytes.length + bytes.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}
