import { repository } from './src/repository.ts';
import { findTextProblems } from './src/texts/text-problems.ts';

const problems = findTextProblems(repository);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
