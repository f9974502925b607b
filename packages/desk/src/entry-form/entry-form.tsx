import type { DeskContent, DeskEntry, DeskField, DeskProblem } from '@dopahiya/domain/desk';
import { useEffect, useMemo } from 'react';
import { valueAt } from '../content/values.ts';
import * as texts from '#texts/entry-form';
import { FieldInput } from './field-input.tsx';
import { fieldId, focusOnField } from './field-id.ts';
import { isWide } from './field-width.ts';
import { FormProvider } from './form-context.ts';
import * as S from './form.styles.ts';
import { fieldAt } from './fields-by-path.ts';
import { JumpLinks } from './jump-links.tsx';

interface EntryFormProps {
  entry: DeskEntry;
  content: DeskContent;
  problems: readonly DeskProblem[];
  /** Field to move the focus to when it changes; null for none. */
  target: { path: string } | null;
  /** Sets one value in the latest content. */
  onField: (path: string, value: unknown) => void;
}

const nothing: DeskContent = {};

/** Form for any entry, made from its fields: what is missing first, then the groups. */
export function EntryForm({ entry, content, problems, target, onField }: EntryFormProps) {
  const { fields, facts, gaps } = entry;
  const form = useMemo(() => {
    const loaded = entry.content ?? nothing;
    return { loaded, facts, gaps: new Set(gaps), problems, isNew: entry.content === null, set: onField };
  }, [entry.content, facts, gaps, problems, onField]);
  useEffect(() => {
    if (target) focusOnField(target.path);
  }, [target]);
  const missing = gaps.filter((path) => valueAt(content, path) == null);
  const groups = groupsOf(fields);
  return (
    <FormProvider value={form}>
      <S.Form>
        {groups.length > mostSections && <JumpLinks title={texts.sections} links={groups.flatMap(linkTo)} />}
        {missing.length > 0 && (
          <JumpLinks
            title={texts.gaps(missing.length)}
            links={missing.map((path) => ({ path, label: fieldAt(fields, path)?.label ?? path }))}
          />
        )}
        {besideOf(groups).map((row, index) => {
          const sections = row.map((group) => (
            <Group key={group.title ?? index} group={group} content={content} missing={missing} />
          ));
          return row.length > 1 ? <S.Beside key={row[0]?.title ?? index}>{sections}</S.Beside> : sections;
        })}
      </S.Form>
    </FormProvider>
  );
}

/** A form of more sections has links to them. */
const mostSections = 4;

/** Link to the first field of a section. */
const linkTo = ({ title, fields: [first] }: FieldGroup) =>
  first && title !== null ? [{ path: first.path, label: title }] : [];

interface GroupProps {
  group: FieldGroup;
  content: DeskContent;
  /** Paths of what is missing. */
  missing: readonly string[];
}

const Group = ({ group: { title, fields }, content, missing }: GroupProps) => (
  <S.Section aria-label={title ?? texts.form}>
    {title !== null && <h2>{title}</h2>}
    <S.Fields>
      {fields.map((field) => (
        <S.Cell
          key={field.path}
          id={`${fieldId(field.path)}-place`}
          data-wide={isWide(field)}
          data-kind={field.kind}
          data-gap={missing.includes(field.path)}
        >
          <FieldInput field={field} path={field.path} value={valueAt(content, field.path)} />
        </S.Cell>
      ))}
    </S.Fields>
  </S.Section>
);

interface FieldGroup {
  title: string | null;
  fields: DeskField[];
}

/** Returns the fields under their headings: a field without one stands under that of the field before. */
function groupsOf(fields: readonly DeskField[]): FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && (field.group === null || field.group === last.title)) last.fields.push(field);
    else groups.push({ title: field.group, fields: [field] });
  }
  return groups;
}

/** Puts a group in Hindi beside the group before it, which it translates. */
function besideOf(groups: readonly FieldGroup[]): FieldGroup[][] {
  const rows: FieldGroup[][] = [];
  for (const group of groups) {
    const isHindi = group.fields.every(({ path }) => path.startsWith('hindi.'));
    const before = rows.at(-1);
    if (isHindi && before) before.push(group);
    else rows.push([group]);
  }
  return rows;
}
