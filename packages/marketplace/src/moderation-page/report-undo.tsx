import { messageOf, moderationQueries, undoReports, useApi, useShownError } from '@dopahiya/api-client';
import { Button, Dialog, ErrorPanel, Skeleton } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/moderation-page';
import { ReasonForm } from './reason-form.tsx';

interface ReportUndoProps {
  /** Id of a report by the person whose reports are undone. */
  report: number;
  onUndone: () => Promise<void>;
}

/** Undoes all effects of a person's reports, after a confirmation that explains them. */
export function ReportUndo({ report, onUndone }: ReportUndoProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {texts.undo}
      </Button>
      {isOpen && <UndoDialog report={report} onUndone={onUndone} onClose={() => setOpen(false)} />}
    </>
  );
}

function UndoDialog({ report, onUndone, onClose }: ReportUndoProps & { onClose: () => void }) {
  const api = useApi();
  const query = useQuery(moderationQueries.effects(api, useSignedInName() ?? '', report));
  const error = useShownError(query);
  const [reason, setReason] = useState('');
  return (
    <Dialog isOpen onClose={onClose} title={texts.undo}>
      {error && (
        <ErrorPanel
          title={texts.failed}
          message={messageOf(error, texts.tryLater)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {!query.data && !error && <Skeleton height="240px" />}
      {query.data && (
        <ReasonForm
          words={{ ...undoWords, means: texts.undoMeans(query.data.holds, query.data.reports) }}
          suggestions={texts.whyUndone}
          reason={reason}
          onReason={setReason}
          send={(given) => undoReports(api, report, given)}
          onDone={async () => {
            onClose();
            await onUndone();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

const undoWords = {
  confirm: texts.undoConfirm,
  confirming: texts.undoing,
  failed: texts.notUndone,
  conflict: texts.notUndone,
};
