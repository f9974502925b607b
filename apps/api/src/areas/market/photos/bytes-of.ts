/** Returns the total size of files in bytes. */
export function bytesOf(files: readonly { bytes: Buffer }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
