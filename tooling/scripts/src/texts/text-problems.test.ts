import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repository } from '../repository.ts';
import { countMissing, findTextProblems } from './text-problems.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  setHindi({ isComplete: false });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}

function setHindi(state: { isComplete: boolean }): void {
  const languages = [
    { code: 'en', isComplete: true },
    { code: 'hi', ...state },
  ];
  write('packages/domain/src/site/site-languages.json', JSON.stringify(languages));
}

const card = 'packages/discovery/src/bike-card.tsx';
const inline = (line: number, text: string) =>
  `${card}:${line}: inline text '${text}'. Move it to the texts of its package.`;
const problemsOf = (source: string) => {
  write(card, source);
  return findTextProblems(root);
};

describe('promises', () => {
  const promise = "export const badge = 'Trusted dealers';";

  it('are found in files of texts', () => {
    write('packages/discovery/src/texts/en/badges.ts', `export const plain = 'Dealers';\n${promise}`);
    expect(findTextProblems(root)).toEqual([
      "packages/discovery/src/texts/en/badges.ts:2: 'trusted' promises something. Work it out, drop it, move it to owner-claims.ts, or say in promises.ts what keeps it.",
    ]);
  });

  it('are the owner’s in the one file of claims', () => {
    write('packages/discovery/src/texts/en/owner-claims.ts', promise);
    expect(findTextProblems(root)).toEqual([]);
  });
});

describe('inline texts', () => {
  it('are found nowhere in this repository', () => expect(findTextProblems(repository)).toEqual([]));

  it('are found between tags', () => {
    expect(problemsOf('const card = (\n  <p>\n    A bike of {name}\n  </p>\n);')).toEqual([inline(2, 'A bike of')]);
    expect(problemsOf("const card = <p>{'A bike'}</p>;")).toEqual([inline(1, 'A bike')]);
  });

  it.each(['aria-label', 'title', 'placeholder', 'alt', 'label'])('are found in the attribute %s', (attribute) => {
    expect(problemsOf(`const card = <Card ${attribute}="A bike" />;`)).toEqual([inline(1, 'A bike')]);
  });

  it('are found in templates, branches, parts and defaults', () => {
    expect(problemsOf('const card = <img alt={`A bike of ${name}`} />;')).toEqual([inline(1, 'A bike of …')]);
    expect(problemsOf("const card = <Card title={isOld ? 'An old bike' : 'A new bike'} />;")).toEqual([
      inline(1, 'An old bike'),
      inline(1, 'A new bike'),
    ]);
    expect(problemsOf("const card = <p>{isOld && 'An old ' + name}</p>;")).toEqual([inline(1, 'An old')]);
    expect(problemsOf("const Card = ({ label = 'A bike' }) => <p>{label}</p>;")).toEqual([inline(1, 'A bike')]);
  });

  it('are found in the data of what is shown', () => {
    expect(problemsOf("const links = [{ label: 'Best bikes', to: paths.bestBikes }];")).toEqual([
      inline(1, 'Best bikes'),
    ]);
  });

  it('are not names, values, signs and units of what is not read', () => {
    expect(problemsOf('const card = <Card tone="ink" id="bike" data-state="open" className="skip-link" />;')).toEqual(
      [],
    );
    expect(problemsOf("const card = <p>{isOld === 'yes' ? name : texts.bike} · ₹ {price}</p>;")).toEqual([]);
    expect(problemsOf("const address = { path: '/bikes', name: 'best-bikes' };")).toEqual([]);
  });

  it('may stand in stories, tests and the texts themselves', () => {
    for (const path of [
      'bike-card.stories.tsx',
      'bike-card.test.tsx',
      'testing/bike-card.tsx',
      'texts/en/bike-card.ts',
    ]) {
      write(`packages/discovery/src/${path}`, "export const card = { title: 'A bike' };");
    }
    expect(findTextProblems(root)).toEqual([]);
  });

  const features = globSync('packages/*/turbo.json', { cwd: repository })
    .filter((file) => readFileSync(join(repository, file), 'utf8').includes('"feature"'))
    .map((file) => dirname(file));

  it.each(features)('are refused in %s', (feature) => {
    write(`${feature}/src/part.tsx`, 'export const Part = () => <p>An inline text</p>;');
    expect(findTextProblems(root)).toEqual([
      `${feature}/src/part.tsx:1: inline text 'An inline text'. Move it to the texts of its package.`,
    ]);
  });
});

describe('files of texts', () => {
  const english = 'packages/discovery/src/texts/en/bike-card.ts';
  const hindi = 'packages/discovery/src/texts/hi/bike-card.ts';
  const checked = 'export type Checked = Translation<typeof Hindi, typeof English>;';

  it('may lack a translation until the language is said to be complete', () => {
    write(english, '');
    expect(findTextProblems(root)).toEqual([]);
    setHindi({ isComplete: true });
    expect(findTextProblems(root)).toEqual([`${hindi}:1: missing. Translate its English partner.`]);
    write(hindi, checked);
    expect(findTextProblems(root)).toEqual([]);
  });

  it('have no English left once the language is said to be complete, and are counted until then', () => {
    const imported = "import type * as English from '../en/bike-card.ts';";
    write(english, "export const title = 'All bikes';\nexport const kind = 'bike';\nexport const site = 'Dopahiya';");
    write(hindi, `${imported}\nexport const title = 'All bikes';\nexport const kind = 'bike';\n${checked}`);
    expect(findTextProblems(root)).toEqual([]);
    expect(countMissing(root)).toEqual([{ code: 'hi', all: 2, missing: 1 }]);
    setHindi({ isComplete: true });
    expect(findTextProblems(root)).toEqual([`${hindi}:2: 'All bikes' is still in English. Translate it.`]);
    expect(countMissing(root)).toEqual([]);
  });

  it('translate an English one, and are compared with it', () => {
    write(hindi, checked);
    expect(findTextProblems(root)).toEqual([`${hindi}:1: translates nothing. There is no ${english}.`]);
    write(english, '');
    write(hindi, "export const bike = 'बाइक';");
    expect(findTextProblems(root)).toEqual([
      `${hindi}:1: not compared with ${english}. End it with \`export type Checked = Translation<…>\`.`,
    ]);
  });
});
