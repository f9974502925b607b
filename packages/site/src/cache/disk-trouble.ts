const troubles: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EDQUOT: 'the disk quota is used up',
  ENOSPC: 'the disk is full',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
};

/** What keeps a disk from taking files, in words and by its name; undefined for errors of another kind. */
export function diskTrouble(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const trouble = troubles[code];
  return trouble && `${trouble} (${code})`;
}
