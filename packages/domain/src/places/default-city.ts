/** City for prices until the visitor chooses another. */
export const defaultCity = 'Delhi';
