import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePlopAPI } from 'plop';
import { checkNewComponent } from './check-names.ts';
import { copyTemplates } from './copy-templates.ts';
import { finish } from './finish.ts';
import { packageFolder } from './repository.ts';

interface Answers {
  package: string;
  name: string;
}

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
      const kit = owner === 'ui-kit';
      const theme = kit ? '../theme/theme.ts' : '@dopahiya/ui-kit';
      return [
        copyTemplates('component', join(packageFolder(owner), 'src'), { name, theme, kit }),
        exportIt,
        () => finish(packageFolder(owner)),
      ];
    },
  });

  function exportIt(answers: object): string {
    const { package: owner, name } = answers as Answers;
    const component = plop.renderString('{{pascalCase name}}', { name });
    const entry = join(packageFolder(owner), 'src/index.ts');
    appendFileSync(entry, `export { ${component}, type ${component}Props } from './${name}/${name}.tsx';\n`);
    return entry;
  }
}
