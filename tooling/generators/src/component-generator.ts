import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePlopAPI } from 'plop';
import { checkNewComponent } from './check-names.ts';
import { copyTemplates, finish } from './finish.ts';
import { editFile, waitsForFeature } from './edit-source.ts';
import { withDependencies } from './register-page.ts';
import { packageFolder } from './repository.ts';

interface Answers {
  package: string;
  name: string;
}

/** Dependencies of its test's template. */
const needs = { devDependencies: { 'vitest-browser-react': 'catalog:' } };

/** `pnpm gen component PACKAGE NAME`. */
export function addComponentGenerator(plop: NodePlopAPI): void {
  plop.setGenerator('component', {
    description: 'A component with styles, texts, story and test in a package',
    prompts: [
      { type: 'input', name: 'package', message: 'Package it belongs to:' },
      { type: 'input', name: 'name', message: 'Name of the component (kebab-case):' },
    ],
    actions: (answers) => {
      const { package: owner, name } = answers as Answers;
      checkNewComponent(owner, name);
      const folder = packageFolder(owner);
      const kit = owner === 'ui-kit';
      const theme = kit ? '../theme/theme.ts' : '@dopahiya/ui-kit';
      return [
        copyTemplates('component', join(folder, 'src'), { name, theme, kit }),
        () => (kit ? exportIt(folder, name) : 'It is its own: export it once another package imports it'),
        () => editFile(join(folder, 'package.json'), (text) => withDependencies(text, needs)),
        () => finish(folder),
      ];
    },
  });

  function exportIt(folder: string, name: string): string {
    const component = plop.renderString('{{pascalCase name}}', { name });
    const entry = join(folder, 'src/index.ts');
    appendFileSync(entry, `${waitsForFeature}export { ${component} } from './${name}/${name}.tsx';\n`);
    return entry;
  }
}
