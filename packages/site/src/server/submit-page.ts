import { pathIn } from '@dopahiya/domain/site';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { PageFacts } from '../pages/define-page.ts';
import {
  fieldsOf,
  type FormAnswer,
  formAnswerKey,
  type FormErrors,
  type FormFields,
  ledTo,
} from '../pages/page-form.ts';
import { askForCookies, createTransferCookie } from './ask-for-cookies.ts';
import { createObservedApi, requestState } from './server-context.ts';

type SubmitArgs = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** Creates a page's `action`: sends a natively submitted form to the API, then redirects or shows the page again. */
export function submitPage({ form }: Pick<PageFacts, 'form'>) {
  return async ({ request, context }: SubmitArgs) => {
    if (!form) throw data(null, { status: 405 });
    const state = requestState(context);
    state.isPrivate = true;
    const { server, client } = state;
    const fields = fieldsOf(await request.formData());
    const showAnew = ({ fieldErrors, problem }: FormErrors, status: number, more: FormFields = {}) => {
      const values = { ...without(fields, form.secrets), ...more };
      const answer: FormAnswer = { fieldErrors, problem, values };
      client.setQueryData(formAnswerKey(pathIn(new URL(request.url).pathname)), answer);
      return data(null, { status });
    };
    const reading = form.read(fields);
    if ('fieldErrors' in reading) return showAnew({ fieldErrors: reading.fieldErrors, problem: null }, 400);
    const refusal = askForCookies(form, request.url, server);
    if (refusal) return showAnew(refusal, 400);
    const cookies: string[] = [];
    const api = createObservedApi(server, ({ headers }) => cookies.push(...headers.getSetCookie()));
    let answer: unknown;
    try {
      answer = await form.send(api, reading.sent as never);
    } catch (error) {
      return showAnew(form.explain(error), 400);
    }
    const more = form.askMore?.(answer as never);
    if (more) return showAnew({ fieldErrors: {}, problem: null }, 200, more);
    const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
    const handed = form.handOver?.(answer as never);
    if (handed) headers.append('set-cookie', createTransferCookie(handed, server.origin));
    throw redirect(ledTo(form, fields, answer as never), { status: 303, headers });
  };
}

const without = (fields: FormFields, names: readonly string[]): FormFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
