export const noWayYet =
  'There is no form for messages yet and no address that somebody reads, and we would rather say so than name one. A wrong figure can be reported on the page of its bike. This page will lead to the form once it is open.';
