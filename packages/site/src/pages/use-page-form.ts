import { type ApiClient, ApiError, isUnsent, useApi } from '@dopahiya/api-client';
import { showNotice } from '../late-start/notice.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { cookiesAsked, fieldsOf, type FormErrors, type FormFields, type PageForm, useFormAnswer } from './page-form.ts';
import { isAnswering } from '../router-parts/open-as-document.ts';
import { sendAsDocument } from './send-as-document.ts';

const nothingWrong: FormErrors = { fieldErrors: {}, problem: null };

/** Rules of a form submitted by script; a form that can also be submitted natively is a `PageForm`, with a redirect. */
export type FormRules<Sent, Answer = unknown> = Pick<PageForm<Sent, Answer>, 'read' | 'send' | 'explain' | 'cookies'> &
  Partial<Pick<PageForm<Sent, Answer>, 'leadTo'>>;

/**
 * Handles a form that works natively, and by script without leaving the page, with the same rules and messages.
 * Keeps the input, focuses the first invalid field, and falls back to native submission if the script cannot be
 * loaded.
 */
export function usePageForm<Sent, Answer>(
  form: FormRules<Sent, Answer>,
  path: string,
  onTaken: (answer: Answer, fields: FormFields, element: HTMLFormElement) => void,
) {
  const api = useApi();
  const ref = useRef<HTMLFormElement>(null);
  const answer = useFormAnswer(path);
  const action = useFreshAddress();
  const [wrong, setWrong] = useState<FormErrors>(answer ?? nothingWrong);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: ({ sent, element }: Sending<Sent>) => sendEitherWay(form, api, sent, element),
  });
  useEffect(() => focusFirst(ref.current, wrong), [wrong]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const element = event.currentTarget;
    const fields = fieldsOf(new FormData(element));
    const reading = form.read(fields);
    if ('fieldErrors' in reading) {
      setWrong({ fieldErrors: reading.fieldErrors, problem: null });
      return;
    }
    if (form.cookies && !form.cookies.areKept()) {
      setWrong({ fieldErrors: {}, problem: form.cookies.refused });
      return;
    }
    setWrong(nothingWrong);
    const sending = { sent: reading.sent, element };
    mutate(sending, {
      onSuccess: (taken) => onTaken(taken, fields, element),
      onError: (error) => setWrong(form.explain(error)),
    });
  };
  const field = (name: string) => ({
    name,
    defaultValue: answer?.values[name],
    ...(wrong.fieldErrors[name] && { error: wrong.fieldErrors[name] }),
  });
  return {
    props: { ref, method: 'post', noValidate: true, onSubmit: submit, ...action } as const,
    field,
    wrong,
    isPending,
    isSuccess,
  };
}

interface Sending<Sent> {
  sent: Sent;
  element: HTMLFormElement;
}

async function sendEitherWay<Sent, Answer>(
  form: FormRules<Sent, Answer>,
  api: ApiClient,
  sent: Sent,
  element: HTMLFormElement,
): Promise<Answer> {
  try {
    const answer = await form.send(api, sent);
    showNotice(null);
    return answer;
  } catch (error) {
    if (form.leadTo && isUnsent(error)) await sendAsDocument(element);
    else if (isUnsent(error) || (error instanceof ApiError && error.kind === 'network'))
      void isAnswering(element.action);
    throw error;
  }
}

/** Returns the form action without the cookie test parameter, so that the test is repeated. */
function useFreshAddress(): { action?: string } {
  const { pathname, search } = useLocation();
  const [name, value] = cookiesAsked;
  const parameters = new URLSearchParams(search);
  const isAsked = parameters.get(name) === value;
  parameters.delete(name);
  const action = useHref({ pathname, search: String(parameters) });
  return isAsked ? { action } : {};
}

function focusFirst(form: HTMLFormElement | null, { fieldErrors }: FormErrors): void {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  controls.find(({ name }) => fieldErrors[name])?.focus();
}
