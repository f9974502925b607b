import { spawnSync } from 'node:child_process';

const KILLS = process.env['KILLS'] ?? '200';
const tests: Record<string, string> = {
  accounts: 'src/areas/accounts/account-durability.test.ts',
  mails: 'src/core/outbox/mail-durability.test.ts',
  desk: 'src/areas/desk/desk-durability.test.ts',
  market: 'src/areas/market/market-durability.test.ts',
  messages: 'src/areas/market/conversations/message-durability.test.ts',
};

const [name = '', ...options] = process.argv.slice(2);
const test = tests[name];
if (!test) {
  console.error(
    `Usage: pnpm endurance ${Object.keys(tests).join('|')} [-t PostgreSQL|PGlite for one database], with KILLS=30 for fewer than 200 kills.`,
  );
  process.exit(1);
}
const { status } = spawnSync('vitest', ['run', '--retry=0', test, ...options], {
  stdio: 'inherit',
  env: { ...process.env, KILLS },
});
process.exitCode = status ?? 1;
