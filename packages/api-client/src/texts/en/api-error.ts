/** What a visitor reads of a failure, by its kind. */
export const failures = {
  html: 'Server returned HTML instead of JSON',
  redirect: 'Redirect encountered. Please check the API endpoint.',
  contract: 'Invalid data received from API',
  network: 'The server could not be reached. Check your connection and try again.',
  script: 'This page could not ask the server. Check your connection and try again, or load the page again.',
  timeout: 'The server took too long to answer. Please try again.',
  aborted: 'The request was cancelled.',
};
export const refused = (status: number) => `Request failed with status ${status}`;
