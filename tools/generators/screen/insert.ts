import ts from 'typescript';

type Literal = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;

function within(node: ts.Expression | undefined): Literal | undefined {
  if (node === undefined) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return within(node.expression);
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node) ? node : undefined;
}

/** The object behind the first exported constant whose name fits, and its name. */
function exported(source: string, fits: (name: string) => boolean): { name: string; literal: Literal } {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const literal = within(initializer);
      if (literal !== undefined && ts.isIdentifier(name) && fits(name.text)) return { name: name.text, literal };
    }
  }
  throw new Error('There is no exported constant to add to.');
}

const membersOf = (literal: Literal) => (ts.isObjectLiteralExpression(literal) ? literal.properties : literal.elements);

function append(source: string, literal: Literal, text: string): string {
  const members = membersOf(literal);
  const end = members.length === 0 ? members.pos : members.end;
  const comma = members.length > 0 && !members.hasTrailingComma ? ',' : '';
  return `${source.slice(0, end)}${comma}\n${text},${source.slice(end)}`;
}

function keyOf(property: ts.ObjectLiteralElementLike): string | undefined {
  return property.name !== undefined && ts.isIdentifier(property.name) ? property.name.text : undefined;
}

/**
 * Adds `key: value` to an exported constant, as its last property.
 * @returns the new source, and the constant's name.
 * @throws when it has that key already, or when there is no such constant.
 */
export function addProperty(
  source: string,
  { fits, key, value }: { fits: (name: string) => boolean; key: string; value: string },
): { source: string; name: string } {
  const { name, literal } = exported(source, fits);
  if (!ts.isObjectLiteralExpression(literal)) throw new Error(`${name} is no object.`);
  if (literal.properties.some((property) => keyOf(property) === key)) throw new Error(`${name} has ${key} already.`);
  return { source: append(source, literal, `${key}: ${value}`), name };
}

/** Adds a route to the `routes` of a module. @throws when the module has no list of routes. */
export function addRoute(source: string, route: string): string {
  const { name, literal } = exported(source, (one) => one.endsWith('Module'));
  const properties = ts.isObjectLiteralExpression(literal) ? literal.properties : [];
  for (const property of properties) {
    if (keyOf(property) !== 'routes' || !ts.isPropertyAssignment(property)) continue;
    const routes = within(property.initializer);
    if (routes !== undefined) return append(source, routes, route);
  }
  throw new Error(`${name} has no list of routes.`);
}

/** Adds handlers to those that a module of the server gives. @throws when it gives none */
export function addHandlers(source: string, handlers: string): string {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && keyOf(node) === 'handlers') found ??= node.initializer;
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (found === undefined) throw new Error('The module gives no handlers.');
  if (ts.isObjectLiteralExpression(found)) return append(source, found, `...${handlers}`);
  return `${source.slice(0, found.getStart())}{ ...${found.getText()}, ...${handlers} }${source.slice(found.getEnd())}`;
}
