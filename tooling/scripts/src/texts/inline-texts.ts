import { type ESTree, parseSync, Visitor } from 'vite';

/** Visible text in a source file, with its position. */
export interface InlineText {
  offset: number;
  text: string;
}

/** Attributes and properties that visitors read or hear. */
const shown =
  /^(aria-(label|description|roledescription|valuetext)|alt|caption|description|emptyText|hint|intro|label|message|placeholder|subtitle|title)$/;

const isReadable = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Finds visible texts written inline in a source file: between tags, and in attributes that name an element. */
export function findInlineTexts(path: string, source: string): InlineText[] {
  const found: InlineText[] = [];
  const add = (node: { start: number }, text: string) => {
    if (isReadable(text)) found.push({ offset: node.start, text: text.trim().replaceAll(/\s+/g, ' ') });
  };
  const addAll = (value: ESTree.Node | null | undefined) => {
    for (const { node, text } of value ? textsOf(value) : []) add(node, text);
  };
  const visitor = new Visitor({
    JSXText: (node) => add(node, node.value),
    JSXElement: ({ children }) => addChildren(children),
    JSXFragment: ({ children }) => addChildren(children),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && shown.test(name.name)) addAll(value);
    },
    Property: ({ key, value, computed }) => {
      if (!computed && shown.test(keyOf(key))) addAll(value);
    },
    AssignmentPattern: ({ left, right }) => {
      if (left.type === 'Identifier' && shown.test(left.name)) addAll(right);
    },
  });
  const addChildren = (children: readonly ESTree.JSXChild[]) => {
    for (const child of children) if (child.type === 'JSXExpressionContainer') addAll(child);
  };
  visitor.visit(parseSync(path, source).program);
  return found;
}

function keyOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

interface Text {
  node: ESTree.Node;
  text: string;
}

/** Returns the possible texts of a value: of each branch and part. */
function textsOf(node: ESTree.Node): Text[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
  const own = node.type === 'TemplateLiteral' ? [{ node, text: wordsOf(node) }] : [];
  return [...own, ...partsOf(node).flatMap(textsOf)];
}

const wordsOf = ({ quasis }: ESTree.TemplateLiteral): string => quasis.map(({ value }) => value.raw).join('…');

const joins = new Set(['&&', '||', '??', '+']);

function partsOf(node: ESTree.Node): ESTree.Node[] {
  if (node.type === 'TemplateLiteral') return node.expressions;
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate];
  if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') {
    return joins.has(node.operator) ? [node.left, node.right] : [];
  }
  return isWrapper(node) ? [node.expression] : [];
}

const isWrapper = (node: ESTree.Node) =>
  node.type === 'JSXExpressionContainer' || node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression';
