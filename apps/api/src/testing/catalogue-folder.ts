import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueArticle } from '../areas/seeding/article-file.ts';
import { catalogueFiles } from './catalogue-fixture.ts';

/** Writes the made-up catalogue as files, like those in `data/`, into a folder. */
export function writeCatalogueFolder(folder: string): void {
  const { brands, articles, ...others } = catalogueFiles();
  mkdirSync(join(folder, 'brands'), { recursive: true });
  for (const file of brands) writeJson(join(folder, 'brands', `${file.brand.slug}.json`), file);
  mkdirSync(join(folder, 'articles'), { recursive: true });
  for (const article of articles) writeFileSync(join(folder, 'articles', `${article.slug}.md`), articleText(article));
  for (const [name, content] of Object.entries(others)) writeJson(join(folder, `${name}.json`), content);
}

/** Formats an article as its file. */
export function articleText({ slug: _, markdown, ...head }: Partial<CatalogueArticle>): string {
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${headValue(value)}`);
  return ['---', ...lines, '---', '', markdown ?? '', ''].join('\n');
}

function headValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const pairs = Object.entries(value).map(([name, text]) => `${name}: ${text}`);
  return pairs.length === 0 ? '' : `{ ${pairs.join(', ')} }`;
}

function writeJson(path: string, content: unknown): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
