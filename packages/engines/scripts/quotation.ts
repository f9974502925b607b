import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sumOfLines } from '../src/quotation/quotation.ts';
import { readQuotation } from '../src/quotation/read-quotation.ts';

const usage = 'Prints what is read of a dealer’s quotation, as JSON.\n  pnpm --filter @dopahiya/engines quotation FILE';

const [file] = process.argv.slice(2);
if (file === undefined) fail(usage);
else print(readText(resolve(process.env['INIT_CWD'] ?? '.', file)));

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return fail(`${path} cannot be read: ${error instanceof Error ? error.message : 'unknown reason'}\n${usage}`);
  }
}

function print(text: string): void {
  const { lines, total, paid, finance, otherTotals, unread, cut } = readQuotation(text);
  const sum = sumOfLines(lines);
  const answer = {
    lines: lines.map(({ code, amount, flags }) => ({ code, amount, flags })),
    total,
    sum,
    diff: total === null ? null : Math.round((total - sum) * 100) / 100,
    ...(Object.keys(paid).length > 0 && { paid }),
    ...(Object.keys(finance).length > 0 && { finance }),
    ...(otherTotals.length > 0 && { otherTotals }),
    ...(unread.length > 0 && { unread }),
    ...(cut && { cut }),
  };
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
