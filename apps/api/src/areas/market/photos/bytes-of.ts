/** What files take together. */
export function bytesOf(files: readonly { bytes: Buffer }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
