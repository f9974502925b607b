import type { DeskContent } from '@dopahiya/domain/desk';
import type * as z from 'zod';
import type { Orm } from '../../../core/database/open-database.ts';
import { deskErrors } from '../../../core/texts/index.ts';
import { canonical } from '../../seeding/index.ts';
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
  const result = kind.schema.safeParse(content);
  if (!result.success) return { parsed: undefined, problems: result.error.issues.flatMap(problemsOfIssue) };
  const parsed = canonical(result.data) as DeskContent;
  const isOther = 'slug' in parsed && parsed['slug'] !== slug;
  if (isOther) return { parsed, problems: [{ path: 'slug', reason: deskErrors.otherSlug.en }] };
  return { parsed, problems: (await kind.problems?.(orm, result.data)) ?? [] };
}

/** Returns the problems of a schema's issue, with the path as the content has it. */
function problemsOfIssue(issue: z.core.$ZodIssue): Problem[] {
  const path = issue.path.filter((key) => key !== 'rest' && key !== 'article').map(String);
  if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), reason: issue.message }];
  return issue.keys.map((key) => ({ path: [...path, key].join('.'), reason: 'is not a field of the format' }));
}
