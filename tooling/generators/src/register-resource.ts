import { afterLast, waitsForFeature, withImport, withItems } from './edit-source.ts';

/** Fills a template with the names of a resource. */
export type Named = (template: string) => string;

/** Adds a resource to a source. */
type Registration = (text: string, named: Named) => string;

const withLine =
  (line: string): Registration =>
  (text, named) =>
    text + named(line);

/** Edits that register a resource outside its own files, by path (which contains its names). */
export const registrations: Readonly<Record<string, Registration>> = {
  'apps/api/src/areas.ts': (text, named) => {
    const line = named("import { {{camelCase plural}}Area } from './areas/{{plural}}/{{plural}}-area.ts';\n");
    const imported = afterLast(text, /^import .*-area\.ts';\n/gm, line);
    return withItems(imported, 'export const areas = [', named('{{camelCase plural}}Area'));
  },
  'packages/domain/src/{{room}}/index.ts': withLine(
    "export { type {{pascalCase singular}}, {{camelCase singular}}Schema } from './{{singular}}.ts';\n",
  ),
  'packages/domain/src/requests/index.ts': withLine(
    "export type { {{pascalCase singular}}Request } from './{{singular}}-request.ts';\n",
  ),
  'packages/domain/src/inputs/index.ts': withLine(
    "export { type {{pascalCase singular}}Query, {{camelCase singular}}QuerySchema } from './{{singular}}-query.ts';\n",
  ),
  'packages/api-client/src/index.ts': withLine(
    `${waitsForFeature}export { {{camelCase singular}}Queries } from './queries/{{singular}}-queries.ts';\n`,
  ),
  'packages/api-client/src/testing.ts': withLine(
    `${waitsForFeature}export { build{{pascalCase singular}}, {{camelCase singular}}Handlers } from './testing/{{singular}}-handlers.ts';\n`,
  ),
  'packages/api-client/src/answers.ts': (text, named) =>
    withItems(
      withImport(text, named('{{camelCase singular}}Schema'), named('@dopahiya/domain/{{room}}')),
      'export const answers = {',
      named('{{camelCase singular}}: {{camelCase singular}}Schema'),
      named('{{camelCase singular}}Page: pageOf({{camelCase singular}}Schema)'),
    ),
  'packages/api-client/src/testing/client-calls.ts': (text, named) => {
    const line = named("import * as {{camelCase plural}} from '../calls/{{plural}}.ts';\n");
    const imported = afterLast(text, /^import \* as .*;\n/gm, line);
    return withItems(
      withItems(imported, 'const calls = {', named('...{{camelCase plural}}')),
      'export const clientCalls: Record<CallName, (api: ApiClient) => Promise<unknown>> = {',
      named("fetch{{pascalCase plural}}: (api) => calls.fetch{{pascalCase plural}}(api, { page: 1, search: 'first' })"),
      named("fetch{{pascalCase singular}}: (api) => calls.fetch{{pascalCase singular}}(api, 'first')"),
    );
  },
  'packages/api-client/src/lists.test.ts': (text, named) =>
    withItems(text, 'const single: ReadonlySet<string> = new Set([', named("'fetch{{pascalCase singular}}'")),
};
