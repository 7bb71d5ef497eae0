import ts from 'typescript';

/** The sections of `components` that are types, and what a name of each ends in, so that a response and a schema may be called the same. */
export const SECTIONS = {
  schemas: '',
  responses: 'Response',
  parameters: 'Parameter',
  requestBodies: 'Body',
  headers: 'Header',
} as const;
export type Section = keyof typeof SECTIONS;

/** What nearly all operations repeat, written once. */
export const HELPERS: Readonly<Record<string, string>> = {
  NoParameters: 'export type NoParameters = { query?: never; header?: never; path?: never; cookie?: never };',
  JsonBody: 'export type JsonBody<T> = { content: { "application/json": T } };',
  JsonAnswer:
    'export type JsonAnswer<T> = { headers: { [name: string]: unknown }; content: { "application/json": T } };',
};

/** What a component is called as a type. */
export const typeNameOf = (section: string, name: string) => `${name}${SECTIONS[section as Section] ?? ''}`;

export function nameOf(member: ts.TypeElement): string {
  return member.name && (ts.isIdentifier(member.name) || ts.isLiteralExpression(member.name)) ? member.name.text : '';
}

function indexOf({ indexType }: ts.IndexedAccessTypeNode): string {
  return ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal) ? indexType.literal.text : '';
}

/** The name of `components["schemas"]["Send"]`. */
function componentOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType: root } = node.objectType;
  const isComponent =
    ts.isTypeReferenceNode(root) && ts.isIdentifier(root.typeName) && root.typeName.text === 'components';
  return isComponent ? typeNameOf(indexOf(node.objectType), indexOf(node)) : undefined;
}

const typesOf = (node: ts.TypeLiteralNode) =>
  new Map(node.members.map((member) => [nameOf(member), member as ts.PropertySignature]));

const isNever = (member: ts.TypeElement) =>
  ts.isPropertySignature(member) && member.type?.kind === ts.SyntaxKind.NeverKeyword;

/** Of `{ "application/json": T }` with no word about it: T. */
function jsonOf(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (!node || !ts.isTypeLiteralNode(node) || node.members.length !== 1) return undefined;
  const json = typesOf(node).get('application/json');
  return json && !ts.getSyntheticLeadingComments(json)?.length ? json.type : undefined;
}

function hasAnyHeader(node: ts.TypeNode | undefined): boolean {
  return (
    node !== undefined && ts.isTypeLiteralNode(node) && node.members.every((one) => ts.isIndexSignatureDeclaration(one))
  );
}

/** A type literal as one of HELPERS, if it is one. */
function helperOf(node: ts.TypeLiteralNode): [name: string, argument?: ts.TypeNode] | undefined {
  const types = typesOf(node);
  const names = [...types.keys()].join();
  if (names === 'query,header,path,cookie' && node.members.every(isNever)) return ['NoParameters'];
  const json = jsonOf(types.get('content')?.type);
  if (json && names === 'content') return ['JsonBody', json];
  if (json && names === 'headers,content' && hasAnyHeader(types.get('headers')?.type)) return ['JsonAnswer', json];
  return undefined;
}

/** The same type with a name for each component and each of HELPERS; the names go into `uses`. */
export function shortenType<T extends ts.Node>(node: T, uses: Set<string>): T {
  const visit = (child: ts.Node): ts.Node => {
    const component = componentOf(child);
    if (component !== undefined) return named(component);
    const shorter = ts.visitEachChild(child, visit, undefined);
    const helper = ts.isTypeLiteralNode(shorter) ? helperOf(shorter) : undefined;
    return helper ? named(...helper) : shorter;
  };
  const named = (name: string, argument?: ts.TypeNode) => {
    uses.add(name);
    return ts.factory.createTypeReferenceNode(name, argument && [argument]);
  };
  return visit(node) as T;
}

/** What the type says itself. */
const TOLD_BY_TYPE = /^@(enum|constant)\b/;

/** Puts words before a declaration, in the place of those that it has. */
export function describeNode(node: ts.Node, words: readonly string[]): void {
  const [first = '', ...rest] = words;
  const text = rest.length > 0 ? `*\n${words.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n ` : `* ${first} `;
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  const comment = { kind, text: text.replaceAll('*/', '*\\/'), hasTrailingNewLine: true, pos: -1, end: -1 } as const;
  ts.setSyntheticLeadingComments(node, words.length > 0 ? [comment] : undefined);
}

/** The lines of what stands before a declaration, without what the type says. */
export function wordsOf(node: ts.Node): string[] {
  const text = (ts.getSyntheticLeadingComments(node) ?? []).map((comment) => comment.text.slice(1)).join('\n');
  const lines = text.split('\n').map((line) => line.replace(/^ (\* ?)?/, '').trimEnd());
  return lines
    .filter((line, n) => !TOLD_BY_TYPE.test(line) && (line !== '' || (n > 0 && n < lines.length - 1)))
    .map((line, n) => (n === 0 ? line.replace(/^@description /, '') : line).replaceAll('*\\/', '*/'));
}

/** Shortens what stands before each declaration within. */
export function shortenWords(node: ts.Node): void {
  if (ts.getSyntheticLeadingComments(node)?.length) describeNode(node, wordsOf(node));
  ts.forEachChild(node, shortenWords);
}
