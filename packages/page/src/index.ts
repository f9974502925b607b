export {
  definePage,
  type Fetched,
  type ListedAddress,
  type Page,
  type PageAnswer,
  type PageFacts,
  type PageProps,
  type PageStorage,
} from './define-page.ts';
export { type PageKey, pageKeyReader, storageAt } from './page-key.ts';
export { explainRefusal } from './explain-refusal.ts';
export {
  fieldsOf,
  type FormAnswer,
  formAnswerKey,
  type FormFaults,
  type FormFields,
  ledTo,
  type PageForm,
  useFormAnswer,
} from './page-form.ts';
export { PageHead } from './page-head.tsx';
export { locationOf, type PageLocation } from './page-location.ts';
export { freeText, oneOf, pageNumber, type PageParameter, type PageParameters } from './page-parameters.ts';
export {
  type FindPageQueries,
  infinitePageQuery,
  type PageQueries,
  type PageQuery,
  pageQuery,
  startQueries,
} from './page-queries.ts';
export { type FormRules, usePageForm } from './use-page-form.ts';
