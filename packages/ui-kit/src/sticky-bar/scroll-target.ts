/**
 * Selector for what gets the focus or is linked to. After a sticky bar it needs a `scroll-margin-top`, so that it
 * scrolls clear of the bar: a rule on `:root:has()` would have the browser check the page on every change.
 */
export const scrollTarget = ':is([id], [tabindex], a, button, input, select, textarea, summary)';
