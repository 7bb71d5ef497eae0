import ts from 'typescript';

/** A column as the domain's `*.tables.ts` has it. */
export interface TableColumn {
  name: string;
  type: 'bigint' | 'number' | 'string' | 'boolean' | 'Date';
  nullable: boolean;
  /** The database writes it where nobody does. */
  generated: boolean;
}

export interface Table {
  columns: readonly TableColumn[];
  /** Columns of another kind, such as documents and bytes. */
  leftOut: readonly string[];
}

const TYPES = ['bigint', 'number', 'string', 'boolean', 'Date'] as const;

function columnOf(name: string, text: string): TableColumn | undefined {
  const inner = /^(?:Generated|GeneratedAlways)<(.*)>$/.exec(text);
  const parts = (inner?.[1] ?? text).split('|').map((part) => part.trim());
  const type = TYPES.find((one) => one === parts.find((part) => part !== 'null'));
  if (type === undefined || parts.length > 2) return undefined;
  return { name, type, nullable: parts.includes('null'), generated: inner !== null };
}

function allInterfaces(source: ts.SourceFile): ts.InterfaceDeclaration[] {
  const found: ts.InterfaceDeclaration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Reads the row of a table out of a domain's `*.tables.ts`; undefined where the file has no such table. */
export function readTable(text: string, table: string): Table | undefined {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const membersOf = (name: string) =>
    allInterfaces(source)
      .filter((one) => one.name.text === name)
      .flatMap((one) => [...one.members])
      .filter((member): member is ts.PropertySignature => ts.isPropertySignature(member));
  const row = membersOf('Database')
    .find((member) => member.name.getText() === table)
    ?.type?.getText();
  if (row === undefined) return undefined;
  const members = membersOf(row).map((member) => [member.name.getText(), member.type?.getText() ?? ''] as const);
  const columns = members.flatMap(([name, type]) => columnOf(name, type) ?? []);
  const known = new Set(columns.map(({ name }) => name));
  return { columns, leftOut: members.map(([name]) => name).filter((name) => !known.has(name)) };
}
