import { visibleText } from '@dopahiya/domain/typed';

/** What counts for equality of names and addresses: neither case nor the way a character is typed, nor what nobody sees. */
export function keyOf(text: string): string {
  return visibleText(text.normalize('NFKC')).trim().toLowerCase();
}
