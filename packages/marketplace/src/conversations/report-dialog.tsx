import { messageOf, sendReport, useApi } from '@dopahiya/api-client';
import { conversationLimits, type ReportGround, reportGrounds, type ReportSubject } from '@dopahiya/domain/market';
import { Button, Dialog, ErrorPanel, RadioGroup, showToast, TextArea } from '@dopahiya/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as texts from '#texts/conversations';
import * as S from './conversations.styles.ts';

interface ReportButtonProps {
  subject: ReportSubject;
  id: number | string;
  label: string;
}

/** Button that opens a form to report a message or conversation to the site's moderators. */
export function ReportButton({ subject, id, label }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <ReportDialog subject={subject} id={id} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportDialog({ subject, id, label, onClose }: ReportButtonProps & { onClose: () => void }) {
  const api = useApi();
  const form = useId();
  const [ground, setGround] = useState<ReportGround | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const report = useMutation({
    mutationFn: (chosen: ReportGround) =>
      sendReport(api, { subject, id, ground: chosen, ...(note.trim() !== '' && { note }) }),
    onSuccess: () => {
      showToast({ kind: 'success', text: texts.reported });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(ground === null);
    if (ground !== null && !report.isPending) report.mutate(ground);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={label}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} loading={report.isPending}>
            {texts.sendReport}
          </Button>
        </>
      }
    >
      <S.Form id={form} noValidate onSubmit={submit}>
        <RadioGroup
          label={texts.reportGround}
          name="ground"
          choices={reportGrounds.map((value) => ({ value, label: texts.grounds[value] }))}
          value={ground}
          onValueChange={setGround}
          {...(isMissing && { error: texts.chooseGround })}
        />
        <TextArea
          label={texts.reportNote}
          rows={2}
          maxLength={conversationLimits.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {report.error && <ErrorPanel title={texts.notDone} message={messageOf(report.error, texts.tryLater)} />}
      </S.Form>
    </Dialog>
  );
}
