import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { NodePlopAPI } from 'plop';
import { checkNewResource, singularOf } from './check-names.ts';
import { copyTemplates, format } from './finish.ts';
import { editFile } from './edit-source.ts';
import { type Named, registrations } from './register-resource.ts';
import { repository } from './repository.ts';

/**
 * Generator `resource`: an area of the API with its contract, table and migration, and the client's requests, queries and test handlers.
 */
export function addResourceGenerator(plop: NodePlopAPI): void {
  plop.setGenerator('resource', {
    description: 'An area of the API with contract, table and tests; calls, queries and test handlers of the client',
    prompts: [
      { type: 'input', name: 'room', message: 'Room of domain that its contract belongs to:' },
      { type: 'input', name: 'name', message: 'Name of the resource in the plural (kebab-case):' },
    ],
    actions: (answers) => {
      const { room, name: plural } = answers as { room: string; name: string };
      checkNewResource(room, plural);
      const names = { room, plural, singular: singularOf(plural) };
      const named: Named = (template) => plop.renderString(template, names);
      return [
        copyTemplates('resource', repository, names),
        () => register(named),
        () => writeMigration(named),
        () => format(['apps/api/src', 'packages/domain/src', 'packages/api-client/src', `.changeset/${plural}.md`]),
      ];
    },
  });
}

const files = Object.entries(registrations);

function register(named: Named): string {
  const change = ([path, registered]: (typeof files)[number]) =>
    editFile(join(repository, named(path)), (text) => registered(text, named));
  return files.map(change).join(', ');
}

function writeMigration(named: Named): string {
  const api = join(repository, 'apps/api');
  const name = named('{{snakeCase plural}}');
  execFileSync(join(api, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', name], { cwd: api, stdio: 'pipe' });
  return join(api, `migrations/…_${name}.sql`);
}
