import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { OpenApiDocument } from './openapi-document.ts';
import { type ReadableSchema, schemaText } from './schema-text.ts';

interface Content {
  description?: string;
  content?: Record<string, { schema?: ReadableSchema }>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: ReadableSchema;
}

interface Call {
  method: string;
  path: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

type Html = ReturnType<typeof html>;

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; }
details { border-block-start: 1px solid; padding-block: 0.5rem; }
summary { cursor: pointer; padding-block: 0.25rem; }
summary code { font-weight: 700; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; }
td:last-child { overflow-wrap: anywhere; }
`;

/** Whole, for a blank more within it would be another style than the policy allows. */
const styleElement = `<style>${style}</style>`;

/** What the page may load: nothing but its own style. */
export const referencePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;

/** The OpenAPI document as a page that needs no script. */
export async function referencePage(document: OpenApiDocument): Promise<string> {
  const { info, tags } = document;
  const calls = callsIn(document);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title}</title>
        ${raw(styleElement)}
      </head>
      <body>
        <h1>${info.title}</h1>
        ${info.description.split('\n').map((line) => html`<p>${line}</p>`)}
        <p>The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
        <nav aria-label="Groups">${tags.map(({ name }) => html`<a href="#${name}">${name}</a> `)}</nav>
        <main>
          ${tags.map(({ name, description }) => groupSection(name, description, calls))}
          ${schemaSection(document.components.schemas ?? {})}
        </main>
      </body>
    </html>`;
  return String(await page);
}

function callsIn({ paths }: OpenApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) =>
      Object.assign({ method: method.toUpperCase(), path }, call as object),
    ),
  );
}

function groupSection(name: string, description: string | undefined, calls: Call[]): Html | '' {
  const own = calls.filter(({ tags }) => tags?.includes(name));
  if (own.length === 0) return '';
  return html`<section aria-labelledby="${name}">
    <h2 id="${name}">${name}</h2>
    <p>${description}</p>
    ${own.map(callDetails)}
  </section>`;
}

function callDetails({ method, path, summary, description, parameters = [], requestBody, responses = {} }: Call): Html {
  return html`<details>
    <summary><code>${method} ${path}</code> ${summary}</summary>
    ${description && html`<p>${description}</p>`} ${parameters.length > 0 && parameterTable(parameters)}
    ${
      requestBody &&
      html`<h3>Body</h3>
        ${contentText(requestBody)}`
    }
    ${Object.entries(responses).map(
      ([status, answer]) =>
        html`<h3>${status}: ${answer.description}</h3>
          ${contentText(answer)}`,
    )}
  </details>`;
}

function parameterTable(parameters: Parameter[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">In</th>
        <th scope="col">Value</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(
        ({ name, in: place, required, description, schema = {} }) =>
          html`<tr>
            <th scope="row"><code>${name}</code>${required && place !== 'path' ? ', required' : ''}</th>
            <td>${place}</td>
            <td><code>${schemaText(schema)}</code> ${description}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function contentText({ content = {} }: Content): Html[] {
  return Object.entries(content).map(([type, { schema = {} }]) =>
    type === 'application/json' ? codeBlock(schemaText(schema)) : html`<p><code>${type}</code></p>`,
  );
}

function schemaSection(schemas: Record<string, ReadableSchema>): Html {
  return html`<section aria-labelledby="schemas">
    <h2 id="schemas">What the names stand for</h2>
    ${Object.entries(schemas).map(
      ([name, schema]) =>
        html`<details>
          <summary><code>${name}</code></summary>
          ${codeBlock(schemaText(schema))}
        </details>`,
    )}
  </section>`;
}

/** A block that scrolls must be reachable by keyboard. */
const codeBlock = (text: string): Html => html`<pre tabindex="0"><code>${text}</code></pre>`;
