import { pathPoints } from './path-points.ts';
import { descendants, parseSvg, type SvgElement } from './svg-tree.ts';

/** A shape in a picture: points of its outline in mm, y pointing up from the ground; `margin` is for its stroke. */
export interface DrawnShape {
  points: (readonly [x: number, y: number])[];
  /** Half the stroke width, in mm. */
  margin: number;
  fill: string | undefined;
  stroke: string | undefined;
  /** Centre and outer radius of a circle, in mm. */
  circle?: { x: number; y: number; radius: number };
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns all visible shapes of a picture; what is clipped to a panel counts as the panel's outline. */
export function drawnShapes(svg: string): DrawnShape[] {
  const picture = parseSvg(svg);
  const byId = new Map(descendants(picture).map((element) => [element.attributes.id ?? '', element]));
  return render(picture, identity, {}, byId);
}

function render(
  element: SvgElement,
  outer: Matrix,
  inherited: Record<string, string>,
  byId: Map<string, SvgElement>,
): DrawnShape[] {
  const { name, children } = element;
  if (['defs', 'clipPath', 'filter', 'title', 'text'].includes(name)) return [];
  const attributes = { ...inherited, ...element.attributes };
  const matrix = multiply(outer, matrixOf(element));
  if (name === 'circle') return [circleShape(attributes, matrix)];
  if (name === 'path') return [pathShape(attributes, matrix)];
  if (name === 'use') {
    const target = byId.get((attributes.href ?? '').slice(1));
    if (!target) throw new Error(`${attributes.href} is nowhere in the picture.`);
    const { transform: _, ...paint } = element.attributes;
    return render(target, matrix, paint, byId);
  }
  const visible = attributes['clip-path'] ? children.filter((child) => child.name === 'use') : children;
  return visible.flatMap((child) => render(child, matrix, {}, byId));
}

const number = (text: string | undefined): number => Number(text ?? 0);

function shapeOf(attributes: Record<string, string>, points: DrawnShape['points'], matrix: Matrix): DrawnShape {
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  const margin = attributes.stroke ? (number(attributes['stroke-width']) / 2) * scale : 0;
  return { points, margin, fill: attributes.fill, stroke: attributes.stroke };
}

/** Cache of paths, since pictures of a body style share most of them. */
const knownPaths = new Map<string, ReturnType<typeof pathPoints>>();

function pointsOf(path: string) {
  const points = knownPaths.get(path) ?? pathPoints(path);
  knownPaths.set(path, points);
  return points;
}

function pathShape(attributes: Record<string, string>, matrix: Matrix): DrawnShape {
  const points = pointsOf(attributes.d ?? '').map(([x, y]) => place(matrix, x, y));
  return shapeOf(attributes, points, matrix);
}

function circleShape(attributes: Record<string, string>, matrix: Matrix): DrawnShape {
  const [cx, cy, r] = [number(attributes.cx), number(attributes.cy), number(attributes.r)];
  const angles = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);
  const points = angles.map((angle) => place(matrix, cx + r * Math.cos(angle), cy + r * Math.sin(angle)));
  const [x, y] = place(matrix, cx, cy);
  const [edgeX, edgeY] = place(matrix, cx + r, cy);
  const shape = shapeOf(attributes, points, matrix);
  return { ...shape, circle: { x, y, radius: Math.hypot(edgeX - x, edgeY - y) + shape.margin } };
}

function place([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, -(b * x + d * y + f)];
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function matrixOf({ name, attributes }: SvgElement): Matrix {
  const moved: Matrix = name === 'use' ? [1, 0, 0, 1, number(attributes.x), number(attributes.y)] : identity;
  const steps = [...(attributes.transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)];
  const placed = steps.reduce<Matrix>(
    (matrix, [, kind = '', values = '']) => multiply(matrix, stepMatrix(kind, values)),
    identity,
  );
  return multiply(placed, moved);
}

function stepMatrix(kind: string, values: string): Matrix {
  const [first = 0, second = first] = values.split(' ').map(Number);
  const angle = (first * Math.PI) / 180;
  if (kind === 'translate') return [1, 0, 0, 1, first, second];
  if (kind === 'scale') return [first, 0, 0, second, 0, 0];
  if (kind === 'rotate') return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
  throw new Error(`'${kind}' is not a transform the drawings use.`);
}

/** Bounds of shapes, including strokes. */
export interface Extent {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Returns the bounds of shapes. */
export function extentOf(shapes: readonly DrawnShape[]): Extent {
  const extent = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const { points, margin } of shapes) {
    for (const [x, y] of points) {
      extent.left = Math.min(extent.left, x - margin);
      extent.right = Math.max(extent.right, x + margin);
      extent.bottom = Math.min(extent.bottom, y - margin);
      extent.top = Math.max(extent.top, y + margin);
    }
  }
  return extent;
}
