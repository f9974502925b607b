import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CompressedText, compressText } from '../../compressed-text.ts';

/** Content security policy of the page: only its own files from this server, no inline styles or scripts. */
export const referencePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const { resolve } = createRequire(import.meta.url);
const { version } = createRequire(import.meta.url)('swagger-ui-dist/package.json') as { version: string };

/** Cache key of the files; changes with the package and with the script below. */
const edition = `${version}-1`;

const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  validatorUrl: null,
});
`;

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };

interface ReferenceFile {
  type: string;
  read: () => Promise<string>;
}

const ofPackage = (name: string) => () => readFile(resolve(`swagger-ui-dist/${name}`), 'utf8');

const files = new Map<string, ReferenceFile>([
  [`swagger-ui.${edition}.css`, { type: types.css, read: ofPackage('swagger-ui.css') }],
  [`swagger-ui.${edition}.js`, { type: types.js, read: ofPackage('swagger-ui-bundle.js') }],
  [`reference.${edition}.js`, { type: types.js, read: () => Promise.resolve(start) }],
]);

/** API reference page: Swagger UI over the OpenAPI document, served from this server alone. */
export const referencePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Dopahiya API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.${edition}.css" />
  </head>
  <body>
    <div id="reference"></div>
    <noscript>This page needs JavaScript. The same for programs: <a href="/api/openapi.json">openapi.json</a>.</noscript>
    <script src="/api/docs/swagger-ui.${edition}.js"></script>
    <script src="/api/docs/reference.${edition}.js"></script>
  </body>
</html>
`;

/** File that the page loads. */
export interface LoadedFile {
  type: string;
  edition: string;
  text: CompressedText;
}

const loaded = new Map<string, Promise<LoadedFile>>();

/** Returns a file of the page, read and compressed once; undefined if there is none of this name. */
export function referenceFile(name: string): Promise<LoadedFile> | undefined {
  const file = files.get(name);
  if (!file) return undefined;
  const known = loaded.get(name) ?? load(file);
  loaded.set(name, known);
  return known;
}

/** Loads a file with brotli 5, which takes a tenth of the time of 10: a visitor waits for 1.7 MB of script. */
async function load({ type, read }: ReferenceFile): Promise<LoadedFile> {
  return { type, edition, text: await compressText(await read(), 5) };
}
