/** Where the list of bikes stands on the page. */
export const listId = 'available-bikes';
