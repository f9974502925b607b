/** An element of an SVG picture in the format of our drawings: text only in titles, attributes in double quotes. */
export interface SvgElement {
  name: string;
  attributes: Record<string, string>;
  children: SvgElement[];
}

/**
 * Parses an SVG picture.
 * @throws if an element is not closed properly.
 */
export function parseSvg(svg: string): SvgElement {
  const root: SvgElement = { name: 'document', attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, name = '', inside = '', selfClosing] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (closing) closeElement(open, name);
    else {
      const element = { name, attributes: attributesOf(inside), children: [] };
      open.at(-1)?.children.push(element);
      if (!selfClosing) open.push(element);
    }
  }
  const [picture] = root.children;
  if (open.length !== 1 || !picture || root.children.length !== 1)
    throw new Error('The picture is not one closed element.');
  return picture;
}

function closeElement(open: SvgElement[], name: string): void {
  const last = open.pop();
  if (last?.name !== name) throw new Error(`</${name}> closes <${last?.name}>.`);
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value] as const);
  const names = new Set(pairs.map(([name]) => name));
  if (names.size !== pairs.length) throw new Error(`An attribute stands twice in '${text}'.`);
  return Object.fromEntries(pairs);
}

/** Returns this element and all its descendants. */
export function descendants(element: SvgElement): SvgElement[] {
  return [element, ...element.children.flatMap(descendants)];
}
