import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePlopAPI } from 'plop';
import { checkNewResource } from './check-names.ts';
import { format } from './format.ts';
import { repository } from './repository.ts';
import { singularOf } from './singular.ts';

const api = join(repository, 'apps/api');
const domain = join(repository, 'packages/domain');

/** `resource`: an area of the API with its contract, table and migration, and the two lines that make it one of the API's. */
export function addResourceGenerator(plop: NodePlopAPI): void {
  plop.setGenerator('resource', {
    description: 'An area of the API: contract, table, migration, repository, service, routes, tests',
    prompts: [{ type: 'input', name: 'name', message: 'Name of the resource in the plural (kebab-case):' }],
    actions: (answers) => {
      const { name: plural } = answers as { name: string };
      checkNewResource(plural);
      const singular = singularOf(plural);
      const named = (template: string) => plop.renderString(template, { plural, singular });
      return [
        {
          type: 'addMany',
          base: 'resource',
          templateFiles: 'resource/**',
          destination: repository,
          data: { plural, singular },
        },
        () => exportContract(named),
        () => addArea(named),
        () => writeMigration(named),
        () => format([join(api, 'src'), join(domain, 'src')]),
      ];
    },
  });
}

type Named = (template: string) => string;

function exportContract(named: Named): string {
  const entry = join(domain, 'src/index.ts');
  appendFileSync(
    entry,
    named("export { type {{pascalCase singular}}, {{camelCase singular}}Schema } from './{{singular}}.ts';\n"),
  );
  return entry;
}

/** The two lines of a new area: its import, and its place in the list. */
function addArea(named: Named): string {
  const file = join(api, 'src/areas.ts');
  const text = readFileSync(file, 'utf8');
  const name = named('{{camelCase plural}}Area');
  const list = /(export const areas = \[[^\]]*?),?\s*\]/;
  if (!list.test(text))
    throw new Error(`${file} has no list of areas. Write it as: export const areas = [ … ] as const`);
  const line = `import { ${name} } from ${named("'./{{plural}}/{{plural}}-area.ts'")};\n`;
  writeFileSync(file, text.replace(list, `$1, ${name}]`).replace(/(?<=-area\.ts';\n)(?!import .*-area\.ts';\n)/, line));
  return file;
}

function writeMigration(named: Named): string {
  const name = named('{{snakeCase plural}}');
  execFileSync(join(api, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', name], { cwd: api, stdio: 'pipe' });
  return join(api, `migrations/…_${name}.sql`);
}
