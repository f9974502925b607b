import { plainEnglishProblems, readPlainEnglish } from './src/plain-english.ts';
import { repository } from './src/repository.ts';

const english = readPlainEnglish(repository);
const problems = plainEnglishProblems(english);
for (const problem of problems) console.error(problem);
console.log(`${english.long.length} of ${english.count} sentences are long, ${english.odd.length} use an odd phrase.`);
process.exitCode = problems.length > 0 ? 1 : 0;
