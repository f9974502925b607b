/** What a visitor reads of a failure, by its kind. */
export const failures = {
  html: 'Server returned HTML instead of JSON',
  redirect: 'Redirect encountered. Please check the API endpoint.',
  contract: 'Invalid data received from API',
  network: 'We couldn’t reach the server. Check your connection and try again.',
  script: 'We couldn’t load part of this page. Check your connection, then reload the page.',
  timeout: 'The server took too long to respond. Please try again.',
  aborted: 'The request was cancelled.',
};
export const refused = (status: number) => `Request failed with status ${status}`;
