/** What stands above a table of which columns are out of sight. */
export const moreColumns = 'More columns to the right: move the table sideways';
