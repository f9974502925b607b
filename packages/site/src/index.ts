export { definePage, isPage, type Page, type PageFacts, type PageProps } from './pages/define-page.ts';
export { pageKeyReader, storageAt } from './pages/page-key.ts';
export {
  checkFields,
  explainRefusal,
  fieldErrorsOf,
  type FormErrors,
  type FormFields,
  ledTo,
  ownPath,
  type PageForm,
  useFormAnswer,
} from './pages/page-form.ts';
export { PageHead } from './pages/page-head.tsx';
export { locationOf, type PageLocation } from './pages/page-location.ts';
export { freeText, oneOf, pageNumber, type PageParameters } from './pages/page-parameters.ts';
export { infinitePageQuery, type PageQueries, type PageQuery, pageQuery } from './pages/page-queries.ts';
export { saveAsFile } from './pages/save-as-file.ts';
export { sendAsDocument } from './pages/send-as-document.ts';
export { LateNavigate } from './router-parts/late-navigate.tsx';
export { openAsDocument } from './router-parts/open-as-document.ts';
export { useLateNavigate } from './router-parts/use-late-navigate.ts';
export { useAddressState } from './pages/use-address-state.ts';
export { useChoiceForm } from './pages/use-choice-form.ts';
export { type FormRules, usePageForm } from './pages/use-page-form.ts';
export type { ServedFile } from './server/static-files.ts';
export {
  type OwnClaim,
  OwnerSettingsProvider,
  useClaims,
  useClaimText,
  useContact,
  useGrievanceOfficer,
  type WorkingHours,
} from './pages/owner-settings.ts';
export { useSiteOrigin } from './pages/head-addresses.ts';
