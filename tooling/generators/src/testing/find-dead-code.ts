import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

/** The shell's own configurations import packages as they are built, so its entries are named here instead. */
const withoutBuilds = `
import config from './knip.config.ts';

const { 'apps/web': web, ...others } = config.workspaces;
const entry = [...web.entry, '*.ts', 'app/{root,routes}.ts*', 'app/routes/*.tsx', 'app/entry.*.tsx'];
const shell = { ...web, entry, vite: false, 'react-router': false, includeEntryExports: false };

export default { ...config, workspaces: { ...others, 'apps/web': shell } };
`;

/** Looks for dead code in packages of a copy of the repository where nothing is built. @throws what there is. */
export async function findDeadCode(copy: string, packages: readonly string[]): Promise<void> {
  writeFileSync(join(copy, 'knip.unbuilt.ts'), withoutBuilds);
  await runProgram(copy, 'knip', '--config', 'knip.unbuilt.ts', ...packages.flatMap((path) => ['--workspace', path]));
}
