import { formatNumber } from '@dopahiya/domain/site';

/** Tells an operator how far a command has come. */
export function printProgress(written: number, total: number): void {
  console.log(`Writing rows: ${formatNumber(written)} of ${formatNumber(total)}`);
}
