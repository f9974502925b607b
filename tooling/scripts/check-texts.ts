import { repository } from './src/repository.ts';
import { countMissing, findTextProblems } from './src/texts/text-problems.ts';

for (const { code, all, missing } of countMissing(repository))
  console.log(`${code}: ${missing} of ${all} texts are not translated yet.`);
const problems = findTextProblems(repository);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
