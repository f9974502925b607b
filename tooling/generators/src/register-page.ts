import { afterLast, withImport } from './edit-source.ts';

interface NewPage {
  /** The package that exports its definition. */
  owner: string;
  /** The definition: `usedBikesPage`. */
  definition: string;
}

/** `paths.ts` of the domain with a fixed address more; as it was when the name is there already. */
export function withPath(text: string, name: string, address: string): string {
  if (new RegExp(`^  ${name}: `, 'm').test(text)) return text;
  return afterLast(text, /^ {2}\w+: '\/.*',\n/gm, `  ${name}: '${address}',\n`);
}

/** The list of the site's pages with one more, before the placeholder: that one stands where no other page does. */
export function withPage(text: string, { owner, definition }: NewPage): string {
  const listed = text.replace(/^ {2}placeholderPage,\n\];$/m, `  ${definition},\n$&`);
  if (listed === text) throw new Error('The list of pages has no placeholderPage to stand before. Put it in by hand.');
  return withImport(listed, definition, `@dopahiya/${owner}`);
}

type Manifest = Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>;

/** A `package.json` with dependencies more, sorted by name. */
export function withDependencies(text: string, added: Partial<Manifest>): string {
  const manifest = JSON.parse(text) as Partial<Manifest>;
  for (const kind of Object.keys(added) as (keyof Manifest)[]) {
    const all = { ...added[kind], ...manifest[kind] };
    manifest[kind] = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b)));
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
