import { type ApiClient, ApiError, isUnsent, useApi } from '@dopahiya/api-client';
import { showNotice } from '../late-start/notice.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { cookiesAsked, fieldsOf, type FormErrors, type FormFields, type PageForm, useFormAnswer } from './page-form.ts';
import { isAnswering } from '../router-parts/open-as-document.ts';
import { sendAsDocument } from './send-as-document.ts';

const nothingWrong: FormErrors = { fieldErrors: {}, problem: null };

/** A form as far as its script needs it; one that a browser sends by itself, and so leads somewhere, is a `PageForm`. */
export type FormRules<Sent, Answer = unknown> = Pick<PageForm<Sent, Answer>, 'read' | 'send' | 'explain' | 'cookies'> &
  Partial<Pick<PageForm<Sent, Answer>, 'leadTo'>>;

/**
 * A form that the browser can send by itself, and whose script sends it without leaving the page: the same rules and
 * texts both ways. What was typed stays; the first field that is wrong gets the focus. Where the script that sends it does not come,
 * the browser does.
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

/** Where a form is sent that a browser was told to send with a cookie, and that came without: to be asked again. */
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
