import type { DeskContent } from '@dopahiya/domain/desk';
import type * as z from 'zod';
import type { Orm } from '../../../core/database/open-database.ts';
import { deskErrors, fileRules } from '../../../core/texts/index.ts';
import { canonical, issueReason } from '../../seeding/index.ts';
import type { Subject } from './desk-repository.ts';
import type { EntryKind, Problem } from './entry-kind.ts';

/** Content in its canonical form, or the problems of content that cannot be published. */
export interface ParsedContent {
  parsed: DeskContent | undefined;
  problems: Problem[];
}

/** Validates content with the format of its file and the rules of its kind. */
export async function parseContent(
  orm: Orm,
  kind: EntryKind,
  { slug }: Subject,
  content: DeskContent,
): Promise<ParsedContent> {
  const result = parseWithNulls(kind.schema, content);
  if (!result.success) return { parsed: undefined, problems: result.error.issues.flatMap(problemsOfIssue) };
  const parsed = canonical(result.data) as DeskContent;
  const isOther = 'slug' in parsed && parsed['slug'] !== slug;
  if (isOther) return { parsed, problems: [{ path: 'slug', reason: deskErrors.otherSlug.en }] };
  return { parsed, problems: (await kind.problems?.(orm, result.data)) ?? [] };
}

/** Parses content again with null where it leaves out a value that its format needs: forms leave empty fields out. */
function parseWithNulls<Content>(schema: z.ZodType<Content>, content: DeskContent) {
  const result = schema.safeParse(content);
  const missing = result.error?.issues.map(pathOf).filter((path) => path !== '' && isMissing(content, path)) ?? [];
  if (missing.length === 0) return result;
  return schema.safeParse(missing.reduce((filled, path) => withNull(filled, path.split('.')), content));
}

const pathOf = (issue: z.core.$ZodIssue): string =>
  issue.path
    .filter((key) => key !== 'rest' && key !== 'article')
    .map(String)
    .join('.');

const isMissing = (content: unknown, path: string): boolean =>
  path.split('.').reduce<unknown>((value, key) => (isBranch(value) ? Reflect.get(value, key) : null), content) ===
  undefined;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

function withNull<Value>(value: Value, [key = '', ...rest]: string[]): Value {
  const inner = rest.length > 0 ? withNull(Reflect.get(value as object, key), rest) : null;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === key ? inner : item)) as Value;
  return { ...value, [key]: inner };
}

/** Returns the problems of a schema's issue, with the path as the content has it. */
function problemsOfIssue(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathOf(issue), reason: issueReason(issue) }];
  return issue.keys.map((key) => ({
    path: [pathOf(issue), key].filter(Boolean).join('.'),
    reason: fileRules.noField.en,
  }));
}
