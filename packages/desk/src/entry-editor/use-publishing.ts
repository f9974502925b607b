import { ApiError, useApi } from '@dopahiya/api-client';
import { endFigureReport, publishDeskContent } from '@dopahiya/api-client/desk';
import type { DeskProblem } from '@dopahiya/domain/desk';
import { useMutation } from '@tanstack/react-query';
import type { ReviewProps } from './review.tsx';

type Publishing = Pick<ReviewProps, 'entry' | 'editing' | 'onProblems' | 'onPublished' | 'onConflict'>;

/** Publishes the draft of an entry, or removes the entry; afterwards settles the reports that the draft answers. */
export function usePublishing({ entry, editing, onProblems, onPublished, onConflict }: Publishing, removes: boolean) {
  const api = useApi();
  const { draft } = editing;
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (note: string) => {
      // A draft that arrived after its publication would stay.
      editing.pause();
      const content = removes ? null : draft.content;
      const noted = note.trim() !== '' && { note: note.trim() };
      return publishDeskContent(api, entry.kind, entry.slug, { content, base: draft.base, ...noted });
    },
    onSuccess: async (revision) => {
      const { reports } = draft;
      editing.settle();
      // A report that could not be settled stays in the inbox.
      await Promise.allSettled(reports.map((report) => endFigureReport(api, report, 'corrected')));
      await onPublished(revision);
    },
    onError: async (failure) => {
      editing.change({});
      if (!(failure instanceof ApiError)) return;
      if (failure.status === 409) await onConflict();
      else if (failure.status === 400) onProblems(problemsIn(failure));
    },
  });
  return { publish: mutate, error, isPending };
}

/** Returns the errors of a refused publication, by path. */
const problemsIn = ({ fields = {} }: ApiError): DeskProblem[] =>
  Object.entries(fields).flatMap(([path, reasons]) => reasons.map((reason) => ({ path, reason })));
