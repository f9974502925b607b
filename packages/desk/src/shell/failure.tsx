import { ApiError, messageOf } from '@dopahiya/api-client';
import { ErrorPanel } from '@dopahiya/ui-kit';
import * as texts from '#texts/shell';
import { CodeForm } from './code-form.tsx';

interface FailureProps {
  /** What did not work. */
  title: string;
  error: Error;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** @default false */
  retrying?: boolean;
}

/** A failed call with its reason. Where the code of the second factor is too old, asks for a new one and then tries again: in a form, so not inside one. */
export function Failure({ title, error, onRetry, retrying = false }: FailureProps) {
  if (error instanceof ApiError && error.status === 403)
    return <CodeForm reason={messageOf(error, texts.codeNeeded)} onDone={onRetry} />;
  return (
    <ErrorPanel title={title} message={messageOf(error, texts.tryLater)} {...(onRetry && { onRetry, retrying })} />
  );
}
