import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** What the English source says of a text besides its words. */
export interface Described {
  /** The comment of the text itself. */
  readonly comment: string;
  /** The comment that heads the group in which it stands. */
  readonly heading: string;
  /** The comment of the object in which it stands. */
  readonly above: string;
  /** The types of a function's parameters; null where it is none, and undefined for a parameter without a type. */
  readonly parameters: readonly (ESTree.TSType | undefined)[] | null;
}

/** The types that a file declares, by name. */
export type DeclaredTypes = ReadonlyMap<string, readonly ESTree.TSSignature[]>;

export interface EnglishSource {
  /** By key: `TERMS.flight`. */
  readonly texts: ReadonlyMap<string, Described>;
  readonly types: DeclaredTypes;
}

interface Comment {
  readonly type: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

interface Declared {
  readonly value: ESTree.Expression | ESTree.Function | null;
  readonly comment: string;
}

interface Tree {
  readonly source: string;
  readonly comments: readonly Comment[];
  readonly declared: Map<string, Declared>;
  readonly texts: Map<string, Described>;
}

const MESSAGES = join(import.meta.dirname, '../../src/contract/messages');

/** Reads a file of the English catalogue by its syntax tree: comments for translators, and types of parameters. */
export function englishSource(file: string): EnglishSource {
  const source = readFileSync(join(MESSAGES, 'en', file), 'utf8');
  const { program, comments } = parseSync(file, source);
  const types = new Map<string, readonly ESTree.TSSignature[]>();
  const tree: Tree = { source, comments, declared: new Map(), texts: new Map() };
  for (const [index, statement] of program.body.entries()) {
    const declaration = declarationIn(statement);
    if (declaration?.type === 'TSInterfaceDeclaration') types.set(declaration.id.name, declaration.body.body);
    for (const [name, value] of valuesOf(declaration))
      tree.declared.set(name, { value, comment: commentBefore(comments, program.body, index) });
  }
  const exports = program.body.filter(({ type }) => type === 'ExportNamedDeclaration').map(declarationIn);
  for (const [name] of exports.flatMap(valuesOf)) {
    const { value = null, comment = '' } = tree.declared.get(name) ?? {};
    walk(tree, name, value, { comment, heading: '', above: '' });
  }
  return { texts: tree.texts, types };
}

function commentBefore(comments: readonly Comment[], statements: readonly ESTree.Node[], index: number): string {
  return wordsOf(between(comments, statements[index - 1]?.end ?? 0, statements[index]?.start ?? 0));
}

function declarationIn(statement: ESTree.Node): ESTree.Node | null {
  return statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
}

function valuesOf(declaration: ESTree.Node | null | undefined): readonly (readonly [string, Declared['value']])[] {
  if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [[declaration.id.name, declaration]] : [];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' ? [[id.name, init] as const] : [],
  );
}

type Words = Omit<Described, 'parameters'>;

function walk(tree: Tree, key: string, given: Declared['value'], words: Words): void {
  const value = unwrapped(given);
  if (value?.type === 'Identifier') {
    const target = tree.declared.get(value.name);
    if (target) walk(tree, key, target.value, { ...words, comment: joined(words.comment, target.comment) });
    return;
  }
  if (value?.type === 'ObjectExpression') {
    walkObject(tree, key, value, words);
    return;
  }
  const isFunction = value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionDeclaration';
  tree.texts.set(key, { ...words, parameters: isFunction ? value.params.map(typeOf) : null });
}

function walkObject(tree: Tree, key: string, object: ESTree.ObjectExpression, words: Words): void {
  tree.texts.set(key, { ...words, parameters: null });
  let before = object.start;
  let heading = '';
  for (const property of object.properties) {
    const own = between(tree.comments, before, property.start);
    const lines = own.filter(({ type }) => type === 'Line');
    if (/\n\s*\n/.test(tree.source.slice(before, property.start))) heading = '';
    if (lines.length > 0) heading = wordsOf(lines);
    before = property.end;
    const comment = wordsOf(own.filter(({ type }) => type === 'Block'));
    const above = joined(words.comment, words.above);
    if (property.type === 'SpreadElement') walk(tree, key, property.argument, words);
    else if (nameOf(property.key) !== null) {
      walk(tree, `${key}.${nameOf(property.key)}`, property.value, { comment, heading, above });
    }
  }
}

function between(comments: readonly Comment[], from: number, to: number): readonly Comment[] {
  return comments.filter(({ start, end }) => start >= from && end <= to);
}

function unwrapped(value: Declared['value']): Declared['value'] {
  return value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression'
    ? unwrapped(value.expression)
    : value;
}

function nameOf(key: ESTree.PropertyKey): string | null {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : null;
}

function typeOf(parameter: ESTree.ParamPattern): ESTree.TSType | undefined {
  return 'typeAnnotation' in parameter ? parameter.typeAnnotation?.typeAnnotation : undefined;
}

/** Returns what comments say, without their marks. */
function wordsOf(comments: readonly Comment[]): string {
  return comments
    .map(({ value }) => value.replace(/^\*|^\s*\* ?/gm, '').trim())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function joined(...words: readonly string[]): string {
  return words.filter((each) => each !== '').join(' ');
}
