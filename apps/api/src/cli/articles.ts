import { importArticles, refusal } from '../areas/seeding/index.ts';
import { type Command, printProgress, runCommand } from '../core/command/run-command.ts';
import { StartError } from '../core/command/start-error.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { readApiEnv } from '../core/settings/env.ts';
import { givenFolder } from '../core/command/given-files.ts';

const usage = [
  'Name what to do with the articles:',
  '  articles import FOLDER    adds the articles of a folder, *.md, to the database',
].join('\n');

/** Command `articles`. */
export const articlesCommand: Command = async ([command, folder, ...others], environment) => {
  if (command !== 'import' || !folder || others.length > 0) throw new StartError(usage);
  await importFolder(await givenFolder(folder), environment);
};

async function importFolder(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  console.log(`Importing the articles in ${folder}`);
  const { databaseUrl, dataDir } = readApiEnv(environment);
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const { articles, rejections } = await importArticles(database, folder, printProgress);
    if (!articles) throw new StartError(refusal(rejections, 'import'));
    console.log(`Imported ${articles.length} articles`);
  } finally {
    await database.close();
  }
}

if (import.meta.main) await runCommand(articlesCommand);
