/** The id in the page of an option of the list with this id. */
export const optionId = (list: string, index: number): string => `${list}-${index}`;
