import { afterLast, withItems } from './edit-source.ts';

/** Adds a fixed address to the domain's `paths.ts`; unchanged if the name exists. */
export function withPath(text: string, name: string, address: string): string {
  if (new RegExp(`^  ${name}: `, 'm').test(text)) return text;
  return afterLast(text, /^ {2}\w+: '\/.*',\n/gm, `  ${name}: '${address}',\n`);
}

/** Adds a feature to the site's list of features; unchanged if it exists. */
export function withFeature(text: string, owner: string, camelName: string): string {
  const from = `'@dopahiya/${owner}'`;
  if (text.includes(`from ${from};`)) return text;
  const imported = afterLast(text, /^import \* as .*;\n/gm, `import * as ${camelName} from ${from};\n`);
  return withItems(imported, 'features: readonly object[] = [', camelName);
}

type Manifest = Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>;

/** Adds dependencies to a `package.json`, sorted by name. */
export function withDependencies(text: string, added: Partial<Manifest>): string {
  const manifest = JSON.parse(text) as Partial<Manifest>;
  for (const kind of Object.keys(added) as (keyof Manifest)[]) {
    const all = { ...added[kind], ...manifest[kind] };
    manifest[kind] = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b)));
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
