import type * as z from 'zod';
import { fileRules } from '../../core/texts/index.ts';
import { issueReason } from './issue-reason.ts';
import type { LinedSource, Rejection } from './rejection.ts';

/** Valid file, or the reasons why it is invalid. */
export type Checked<Content> = { content: Content; rejections: [] } | { content?: undefined; rejections: Rejection[] };

/** Validates a file against its format, with the line of each error. */
export function checkSource<Content>(source: LinedSource, schema: z.ZodType<Content>): Checked<Content> {
  if (source.rejections.length > 0) return { rejections: source.rejections };
  const result = schema.safeParse(source.value);
  if (result.success) return { content: result.data, rejections: [] };
  return { rejections: result.error.issues.flatMap((issue) => rejectIssue(source, issue)) };
}

function rejectIssue(source: LinedSource, issue: z.core.$ZodIssue): Rejection[] {
  const path = issue.path.filter((segment) => typeof segment !== 'symbol');
  if (issue.code !== 'unrecognized_keys') return [source.reject(path, `${nameOf(path)}: ${issueReason(issue)}`)];
  return issue.keys.map((key) => source.reject([...path, key], `${nameOf([...path, key])}: ${fileRules.noField.en}`));
}

/** Formats a path for readers: `models[2].specifications.length`. */
function nameOf(path: (string | number)[]): string {
  const segments = path.map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${segment}`));
  return segments.join('').replace(/^\./, '') || 'the file';
}
