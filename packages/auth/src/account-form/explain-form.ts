import { explainRefusal, type FormFaults } from '@dopahiya/page';

/**
 * What is said of a form that failed: what the API says of the fields that it has, each below its own; of all else what the
 * API says, or `ownWords`. A complaint about a field that nobody sees stands above the form.
 */
export function explainForm(error: unknown, fields: readonly string[], ownWords: string): FormFaults {
  const { faults, problem } = explainRefusal(error, ownWords);
  const complaints = Object.entries(faults);
  const others = complaints.filter(([name]) => !fields.includes(name)).map(([, said]) => said);
  return {
    faults: Object.fromEntries(complaints.filter(([name]) => fields.includes(name))),
    problem: problem ?? (others.join(' ') || null),
  };
}
