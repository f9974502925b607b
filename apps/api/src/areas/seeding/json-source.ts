import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { LinedSource, Rejection } from './rejection.ts';

/** Parses strict JSON: no comments, trailing commas or duplicate keys. */
export function parseJsonSource(file: string, text: string): LinedSource {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const at = (offset: number, reason: string): Rejection => ({ file, line: lineAt(text, offset), reason });
  return {
    file,
    value: root && getNodeValue(root),
    rejections: [
      ...errors.map(({ error, offset }) => at(offset, `is not JSON (${printParseErrorCode(error)})`)),
      ...(root ? repeatedKeys(root) : []).map(({ offset, value }) => at(offset, `names ${value} twice in one object`)),
    ],
    reject: (path, reason) => at(root ? nearestNode(root, path).offset : 0, reason),
  };
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function nearestNode(root: Node, path: JSONPath): Node {
  const node = findNodeAtLocation(root, path);
  if (node) return node.parent?.type === 'property' ? node.parent : node;
  return nearestNode(root, path.slice(0, -1));
}

function repeatedKeys(node: Node): Node[] {
  const children = node.children ?? [];
  const keys = node.type === 'object' ? children.flatMap((property) => property.children?.slice(0, 1) ?? []) : [];
  const repeated = keys.filter((key, index) => keys.findIndex(({ value }) => value === key.value) !== index);
  return [...repeated, ...children.flatMap(repeatedKeys)];
}
