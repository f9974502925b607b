import { formatNumber } from '@dopahiya/domain';

/** Tells an operator how far a command has come. */
export function printProgress(written: number, total: number): void {
  console.log(`Writing rows: ${formatNumber(written)} of ${formatNumber(total)}`);
}
