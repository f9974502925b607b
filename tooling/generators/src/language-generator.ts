import { join } from 'node:path';
import type { NodePlopAPI } from 'plop';
import { format } from './finish.ts';
import { addLanguage, checkNewLanguage } from './new-language.ts';
import { repository } from './repository.ts';

/** `pnpm gen language CODE`. */
export function addLanguageGenerator(plop: NodePlopAPI): void {
  plop.setGenerator('language', {
    description: 'A language of the site, with the English texts to be translated',
    prompts: [{ type: 'input', name: 'code', message: 'Code of the language (two letters):' }],
    actions: (answers) => {
      const { code } = answers as { code: string };
      checkNewLanguage(repository, code);
      return [
        () => {
          const files = addLanguage(repository, code);
          format(files.map((path) => join(repository, path)));
          return `${files.length} files are written. node tooling/scripts/check-texts.ts counts what is not translated`;
        },
        () => 'What else a language needs stands in tooling/generators/README.md',
      ];
    },
  });
}
