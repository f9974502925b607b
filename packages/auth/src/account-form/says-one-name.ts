import type { FormFields } from '@dopahiya/site';

/** Whether a form says that there is no last name. */
export const saysOneName = (fields: FormFields): boolean => fields['one_name'] === 'yes';
