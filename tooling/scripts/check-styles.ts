import { repository } from './src/repository.ts';
import { findStyleProblems } from './src/styles/style-problems.ts';

const problems = findStyleProblems(repository);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
