const targets = ':is([id], [tabindex], a, button, input, select, textarea, summary):not(dialog *, [popover] *)';

/**
 * Returns the CSS of a sticky bar by which what comes after it on the page scrolls clear of it when it gets the focus or a link leads to it.
 * A rule on `:root:has()` would have the browser check the page on every change.
 */
export const clearOfBar = (height: string): string =>
  `& ~ ${targets}, & ~ * ${targets} { scroll-margin-top: ${height}; }`;
