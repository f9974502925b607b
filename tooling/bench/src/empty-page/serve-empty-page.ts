import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { findFreePort } from '@dopahiya/site-process';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { build } from 'vite';
import { EmptyPage } from './empty-page.ts';

/** Path of the plain page: the empty page with as many elements and as much script as a page of ours, made by the libraries alone. */
export const plainPagePath = '/plain';

/** Approximate size of the site's pages; the bike's page has the most elements. */
const ofPages = { elements: 1150, scriptBytes: 650_000 };

/** Server of the empty page, to measure the cost of the libraries alone. */
export interface EmptyPageServer {
  origin: string;
  close: () => void;
}

/** Builds, renders and serves the empty page, compressed. */
export async function serveEmptyPage(): Promise<EmptyPageServer> {
  const port = await findFreePort(22_450);
  const script = await buildScript();
  const filled = unusedCode(ofPages.scriptBytes - script.length) + script;
  const bodies = new Map([
    ['/', { type: 'text/html; charset=utf-8', text: renderPage(0, '/page.js') }],
    [plainPagePath, { type: 'text/html; charset=utf-8', text: renderPage(ofPages.elements, '/plain.js') }],
    ['/page.js', { type: 'text/javascript; charset=utf-8', text: script }],
    ['/plain.js', { type: 'text/javascript; charset=utf-8', text: filled }],
    ['/robots.txt', { type: 'text/plain; charset=utf-8', text: 'User-agent: *\n' }],
  ]);
  const server = createServer(({ url = '', headers }, response) => {
    const body = bodies.get(url);
    if (!body) return response.writeHead(404).end();
    const isBrotli = String(headers['accept-encoding']).includes('br');
    const packed = isBrotli ? brotliCompressSync(body.text) : gzipSync(body.text);
    return response
      .writeHead(200, { 'content-type': body.type, 'content-encoding': isBrotli ? 'br' : 'gzip' })
      .end(packed);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${port}`, close: () => server.closeAllConnections() ?? server.close() };
}

function renderPage(elements: number, script: string): string {
  const sheet = new ServerStyleSheet();
  const page = sheet.collectStyles(
    createElement(StaticRouter, { location: '/' }, createElement(EmptyPage, { elements })),
  );
  const body = renderToString(page);
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>An empty page</title><meta name="description" content="One heading and the libraries of the site">',
    '<link rel="icon" href="data:,">',
    sheet.getStyleTags(),
    `<script type="module" src="${script}"></script>`,
  ].join('');
  // Names its scripts like the site's pages, so that both are measured alike.
  const state = `<script type="text/plain" id="late-module" data-files="${script}" data-entry="${script}"></script>`;
  return `<!doctype html><html lang="en" data-elements="${elements}"><head>${head}${state}</head><body>${body}</body></html>`;
}

async function buildScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, 'empty-page-client.ts'), output: { codeSplitting: false } },
    },
  });
  if (!('output' in result)) throw new Error('The empty page was not built into one file.');
  return result.output[0].code;
}

const wholeRound = 997;

/**
 * Generates functions of this many bytes that are never called: like a page's components, they are parsed and kept by the browser.
 */
function unusedCode(bytes: number): string {
  const parts: string[] = [];
  for (let size = 0; size < bytes; size += parts.at(-1)?.length ?? 0) parts.push(unusedFunction(parts.length));
  return `const unused = {\n${parts.join('')}};\nglobalThis.unused = unused;\n`;
}

const unusedFunction = (index: number): string => {
  const number = (index * index) % wholeRound;
  return `part${index}({ given${number}, label = 'part ${index}' }) {
  const shown = given${number}.filter((one) => one.size > ${number}).map(({ size, name }) => ({ size: size * ${index}, name, label }));
  return shown.length > ${number % 7} ? { shown, first: shown[0], label: \`\${label} of ${number}\` } : null;
},
`;
};
