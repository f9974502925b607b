export { definePage, type Page, type PageFacts, type PageProps } from './pages/define-page.ts';
export { pageKeyReader, storageAt } from './pages/page-key.ts';
export { explainRefusal } from './pages/explain-refusal.ts';
export { type FormFaults, type FormFields, ledTo, type PageForm, useFormAnswer } from './pages/page-form.ts';
export { PageHead } from './pages/page-head.tsx';
export { locationOf, type PageLocation } from './pages/page-location.ts';
export { freeText, oneOf, pageNumber, type PageParameters } from './pages/page-parameters.ts';
export { infinitePageQuery, type PageQueries, type PageQuery, pageQuery } from './pages/page-queries.ts';
export { type FormRules, usePageForm } from './pages/use-page-form.ts';
