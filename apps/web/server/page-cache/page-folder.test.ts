import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { pageFolderPath, removeOtherFolders } from './page-folder.ts';

it('removes the pages of other builds and settings, and nothing that is not ours', () => {
  const parent = mkdtempSync(join(tmpdir(), 'dopahiya-folders-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const [own, other] = [pageFolderPath(parent, ['build 2']), pageFolderPath(parent, ['build 1'])];
  for (const folder of [own, other, join(parent, 'photos')]) mkdirSync(folder);
  writeFileSync(join(parent, 'letter.txt'), 'Dear Asha');
  removeOtherFolders(own);
  expect(readdirSync(parent).toSorted()).toEqual(['letter.txt', basename(own), 'photos']);
});
