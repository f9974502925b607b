export {
  definePage,
  type Fetched,
  type ListedAddress,
  type Page,
  type PageAnswer,
  type PageFacts,
  type PageProps,
  type PageStorage,
} from './pages/define-page.ts';
export { type PageKey, pageKeyReader, storageAt } from './pages/page-key.ts';
export { explainRefusal } from './pages/explain-refusal.ts';
export {
  fieldsOf,
  type FormAnswer,
  formAnswerKey,
  type FormFaults,
  type FormFields,
  ledTo,
  type PageForm,
  useFormAnswer,
} from './pages/page-form.ts';
export { PageHead } from './pages/page-head.tsx';
export { locationOf, type PageLocation } from './pages/page-location.ts';
export { freeText, oneOf, pageNumber, type PageParameter, type PageParameters } from './pages/page-parameters.ts';
export {
  type FindPageQueries,
  infinitePageQuery,
  type PageQueries,
  type PageQuery,
  pageQuery,
  startQueries,
} from './pages/page-queries.ts';
export { type FormRules, usePageForm } from './pages/use-page-form.ts';
