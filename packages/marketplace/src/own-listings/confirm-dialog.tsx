import { Button, Dialog, ErrorPanel } from '@dopahiya/ui-kit';
import * as texts from '#texts/own-listings';

interface ConfirmDialogProps {
  words: { title: string; means: string; confirm: string; confirming: string; failed: string };
  isPending: boolean;
  /** Error message; null if none. */
  problem: string | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirmation dialog for an action that cannot be undone. */
export function ConfirmDialog({ words, isPending, problem, onClose, onConfirm }: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button loading={isPending} onClick={onConfirm}>
            {isPending ? words.confirming : words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.means}</p>
      {problem !== null && <ErrorPanel title={words.failed} message={problem} />}
    </Dialog>
  );
}
